/** What the figures say of many hands is what the rules say; and the ladder. */

import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { likelyCards } from '../../src/learning/coach/judge/likely-hands.ts';
import { COMBINATIONS, unitOf } from '../../src/solution/combinations.ts';
import { OUR_RULES } from '../../src/solution/rules.ts';
import { button } from './bench.ts';
import { openPage, pageToLookAt } from './browser.ts';
import { focused, type HandLens, lampOf, lensOf, openLens } from './lens.ts';

test.each(COMBINATIONS)('%s: the figure says what the rule says of 2,000 hands', async (name) => {
  const page = await pageToLookAt();
  const random = seededRandom(45);
  const hands = Array.from({ length: 2000 }, (_, index) => {
    const size = 1 + (index % 16);
    return index % 2 === 0 ? likelyCards(size, random) : shuffle(DECK, random).slice(0, size);
  });
  const said = await lensOf(page, unitOf(name)).evaluate(
    (element, texts) =>
      texts.map((text) => {
        (element as HandLens).cards = text;
        const words = element.querySelector('.lamp')?.textContent ?? '';
        const isDrawn = element.querySelector('.stage')?.hasAttribute('data-holds');
        return `${/The rule: (yes|no)/.exec(words)?.[1]}, drawn: ${isDrawn ? 'yes' : 'no'}`;
      }),
    hands.map((cards) => formatCards(cards)),
  );
  const answers = hands.map((cards) => (OUR_RULES.predicates[name](cards) ? 'yes' : 'no'));
  expect(said).toEqual(answers.map((answer) => `${answer}, drawn: ${answer}`));
});

test('the ladder says what 1,000 hands are worth', async () => {
  const page = await pageToLookAt();
  const random = seededRandom(46);
  const hands = Array.from({ length: 1000 }, (_, index) => likelyCards(1 + (index % 16), random));
  const said = await lensOf(page, 'ranking').evaluate(
    (element, texts) =>
      texts.map((text) => {
        (element as HandLens).cards = text;
        const words = element.querySelector('.lamp')?.textContent ?? '';
        const rung = element.querySelector('[data-state="rests"]')?.textContent ?? '';
        return [/The rule: (.*?)\./.exec(words)?.[1], rung.replace('✓', '').trim().toLowerCase()];
      }),
    hands.map((cards) => formatCards(cards)),
  );
  const answers = hands.map((cards) => rankHand(cards).category);
  expect(said).toEqual(answers.map((category) => [category, category]));
});

test('the ladder: cards of the deck make a hand, which a program ranks wrongly', async () => {
  const { page, lens } = await openLens('ranking');
  await lens.locator('.deck [data-invites]').click();
  await lampOf(lens, /^The rule: flush\. Flush, /);
  await lampOf(lens, /^Program 1: straight\. That is wrong: you have caught it\. Lets a straight/);
  await button(lens, 'Keep as my example').click();
  const part = page.locator('[id="ranking/examples-first"]');
  await part.locator('summary').first().click();
  await part.getByText(/^Your example catches \d of 6 wrong programs\./).waitFor();
  await lens.locator('.deck .spot[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  const name = await focused(page);
  await page.keyboard.press('Enter');
  await lens
    .locator('[aria-live]')
    .getByText(name ?? '', { exact: false })
    .waitFor();
});

test('one hand of a chapter without a figure is tried on the ladder', async () => {
  const page = await openPage({ hash: '#ranking' });
  const links = page.locator('.rule .open[href^="#ranking/see/"]');
  expect(await links.count()).toBeGreaterThan(0);
  const elsewhere = page.locator('.chapter:not(#ranking) .open[href^="#ranking/see/"]').first();
  const chapter = await elsewhere.evaluate((link) => link.closest('.chapter')?.id);
  expect(chapter).not.toBe('ranking');
});
