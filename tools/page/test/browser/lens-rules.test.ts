/** What the figures say of many hands is what the rules say; and the ladder. */
import { DECK } from '../../../../src/cards/deck.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { seededRandom } from '../../../../src/cards/seeded-random.ts';
import { shuffle } from '../../../../src/cards/shuffle.ts';
import { rankHand } from '../../../../src/ranking/rank-hand.ts';
import { OUR_RULES } from '../../../../steps/rules-under-test.ts';
import { likelyCards } from '../../../coach/judge/likely-hands.ts';
import { USUAL_COMBINATIONS, unitOf } from '../../../solution/combinations.ts';
import { button } from './bench.ts';
import { goTo, openPage, pageToLookAt } from './browser.ts';
import { cardsOf, focused, type HandLens, lampOf, lensOf, openLens, placeFor } from './lens.ts';

/** Makes 2,000 hands of 1 to 16 cards: half as they come, half with much in common. */
const randomHands = (random: () => number) =>
  Array.from({ length: 2000 }, (_, index) => {
    const size = 1 + (index % 16);
    return index % 2 === 0 ? likelyCards(size, random) : shuffle(DECK, random).slice(0, size);
  });

test.each(USUAL_COMBINATIONS)(
  '%s: the figure says what the rule says of 2,000 hands',
  async (name) => {
    const page = await pageToLookAt();
    const random = seededRandom(45);
    const hands = randomHands(random);
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
  },
);

test('the ladder says what 2,000 hands are worth', async () => {
  const page = await pageToLookAt();
  const random = seededRandom(46);
  const hands = randomHands(random);
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
  await lens.locator('.deck .invites').click();
  await lampOf(lens, /^The rule: flush\. Flush, /);
  await lampOf(
    lens,
    /^Program 1: straight\. This answer is wrong: you have caught the program\. Lets a straight/,
  );
  await button(lens, 'Keep as my example').click();
  const part = page.locator('[id="ranking/examples-first"]');
  await part.locator('summary').first().click();
  await part.getByText(/^Your example catches \d of 6 wrong programs\./).waitFor();
  await lens.locator('.deck-card[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  const name = await focused(page);
  await page.keyboard.press('Enter');
  await lens
    .locator('[aria-live]')
    .getByText(name ?? '', { exact: false })
    .waitFor();
});

test('the ladder takes typed cards, and says what is wrong with them', async () => {
  const { page, lens } = await openLens('ranking');
  const field = lens.getByLabel('Cards, for example Ah Kd Tc');
  await field.fill('');
  await field.pressSequentially('4h 2d 4s 4c 2h');
  await lampOf(lens, 'The rule: full house. Full house, fours over twos.');
  await lens.getByText('this is number 298 from the top. These five beat 99.9%').waitFor();
  await lens.locator('[data-state="holds too"]').getByText('Two pairs').waitFor();
  expect(await page.evaluate(() => location.hash)).toBe('#ranking/see/4H-2D-4S-4C-2H');
  const problem = lens.getByRole('status').getByText('"1h" is not a card: there is no rank "1"');
  await field.fill('4h 1h');
  expect(await problem.count()).toBe(0);
  await field.press('Enter');
  await problem.waitFor();
  expect(await cardsOf(lens)).toBe('4H 2D 4S 4C 2H');
  await field.fill('ah 10d');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('AH TD');
  expect(await problem.count()).toBe(0);
});

test('an address whose cards cannot be shown says why', async () => {
  const { page, lens } = await openLens('ranking');
  const status = lens.locator('.problem');
  await goTo(page, '#ranking/see/KD-XX');
  await status.getByText('"XX" is not a card').waitFor();
  await goTo(page, `#ranking/see/${formatCards(DECK.slice(0, 17)).replaceAll(' ', '-')}`);
  await status.getByText('A figure shows at most 16 cards.').waitFor();
});

test('a tap that adds no card says why', async () => {
  const { lens } = await openLens('pair');
  const kings = placeFor(lens, 'kings');
  for (let tap = 0; tap < 5; tap += 1) await kings.press('Enter');
  await lens.getByRole('status').getByText('No more kings are left.').waitFor();
});

test('one hand of a chapter without a figure is tried on the ladder', async () => {
  const page = await openPage({ hash: '#ranking' });
  const links = page.locator('.rule .open[href^="#ranking/see/"]');
  expect(await links.count()).toBeGreaterThan(0);
  const elsewhere = page.locator('.chapter:not(#ranking) .open[href^="#ranking/see/"]').first();
  const chapter = await elsewhere.evaluate((link) => link.closest('.chapter')?.id);
  expect(chapter).not.toBe('ranking');
});
