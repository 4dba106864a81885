/** The figure at the head of a chapter: cards to tap, what the rule says, and what a program says. */
import type { Locator } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { bench, button, untilSaid, write } from './bench.ts';
import { NARROW, openPage, PHONE } from './browser.ts';
import { cardsOf, focused, lampOf, lensOf, openLens, placeFor } from './lens.ts';
import { wrongProgramCount } from './numbers.ts';

const WITH_ONE_EXAMPLE = `Your example catches 1 of ${wrongProgramCount('pair')} wrong programs.`;

/** Taps a place, above its cards. */
async function tapAbove(place: Locator): Promise<void> {
  await place.tap({ position: { x: 8, y: 4 } });
}

test('by touch: one tap on the place that invites catches the program', async () => {
  const { page, lens } = await openLens('pair', { ...PHONE, hasTouch: true, isMobile: true });
  await lampOf(lens, 'The rule: yes. Two kings are a pair.');
  await lampOf(
    lens,
    'Program 1: yes. Tap the +, or change other cards, until the answer is wrong.',
  );
  await tapAbove(lens.locator('.spot[data-invites]'));
  await lampOf(lens, /The rule: yes\. Three kings: that is at least two/);
  await lampOf(
    lens,
    /Program 1: no\. This answer is wrong: you have caught the program\. Finds no pair in three/,
  );
  expect(await lens.locator('.programs label').first().innerText()).toBe('1 ✓');
  expect(new URL(page.url()).hash).toBe('#pair/see/KD-KH-9C-2D-KS');
  await lens.locator('.card', { hasText: 'king of hearts' }).tap();
  await lampOf(
    lens,
    'Program 1: yes. ✓ You have caught this program before. Finds no pair in three of a kind.',
  );
  expect(await cardsOf(lens)).toBe('KD 9C 2D KS');
});

test('by mouse: a program is chosen, and shown a hand, which does not catch it', async () => {
  const { lens } = await openLens('straight');
  await lens.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await lampOf(lens, 'Program 8: no. Tap the +, or change other cards, until the answer is wrong.');
  await button(lens, 'Show me a hand that it gets wrong').click();
  await lampOf(lens, /no straight goes round the corner/);
  await lampOf(lens, /Program 8: yes\. This answer is wrong for these cards\. Counts king, ace/);
  expect(await lens.locator('.programs [data-caught]').count()).toBe(0);
  await lens.getByText('Its code').click();
  await lens.locator('pre b').getByText('return').first().waitFor();
  await button(lens, 'Shuffle').click();
  await lampOf(lens, /Program 8: yes\. This answer is wrong: you have caught the program/);
  await button(lens, 'Deal').click();
  expect((await cardsOf(lens)).split(' ')).toHaveLength(7);
});

test('by keyboard: arrows move, Enter adds and Delete takes away, and it is said', async () => {
  const { page, lens } = await openLens('full-house');
  await button(lens, 'Deal').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('threes: 0');
  await page.keyboard.press('Enter');
  const news = lens.locator('[aria-live]');
  await news.getByText(/^Three of spades added: the rule says .*, program 1 says /).waitFor();
  await page.keyboard.press('Delete');
  await news.getByText(/^Three of spades taken away: /).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('twos: 0');
});

test('in a grid the arrows move between suits, and an ace has two places', async () => {
  const { page, lens } = await openLens('royal-flush');
  await lens.locator('.spot').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await lens
    .locator('[aria-live]')
    .getByText(/^Ace of hearts added/)
    .waitFor();
  expect(await lens.locator('.card', { hasText: 'ace of hearts' }).count()).toBe(2);
});

test('a hand that catches a program is kept as an example, and ticked in both', async () => {
  const { page, lens } = await openLens('pair', { isServed: true });
  await lens.locator('.spot[data-invites]').click({ position: { x: 8, y: 4 } });
  await button(lens, 'Keep as my example').click();
  await lens.getByText('Kept as your example').waitFor();
  const part = page.locator('[id="pair/examples-first"]');
  await part.locator('summary').first().click();
  await part.getByText(WITH_ONE_EXAMPLE).waitFor();
  expect(await part.locator('.own-rows .cards-text').inputValue()).toBe('KD KH 9C 2D KS');
  const mistakes = page.locator('[id="pair/classic-mistakes"]');
  await mistakes.locator('summary').click();
  await mistakes.getByText('Finds no pair in three of a kind.').waitFor();
  expect(
    await mistakes.getByText('Calls fewer than five different ranks a pair.').isVisible(),
  ).toBe(false);
  await page.reload();
  await lampOf(lens, /^Program 2: /);
});

test('what is caught in Examples first is ticked in the figure', async () => {
  const { page, lens } = await openLens('pair');
  const part = page.locator('[id="pair/examples-first"]');
  await part.locator('summary').first().click();
  await part.getByLabel('Example 1: cards', { exact: true }).fill('KD KH KC');
  await part.getByLabel('yes', { exact: true }).check();
  await part.getByText(WITH_ONE_EXAMPLE).waitFor();
  expect(await lens.locator('.programs label').first().innerText()).toBe('1 ✓');
});

test('a classic mistake is a riddle that the figure asks', async () => {
  const { page, lens } = await openLens('flush');
  const mistakes = page.locator('[id="flush/classic-mistakes"]');
  await mistakes.locator('summary').click();
  const third = mistakes.locator('li').nth(2);
  expect(await third.locator('.wrong').isVisible()).toBe(false);
  await button(third, 'Catch it').click();
  await lampOf(lens, /^Program 3: yes/);
  await lens.locator('.spot[data-invites]').click({ position: { x: 8, y: 8 } });
  await lampOf(lens, /you have caught the program/);
  expect(await third.locator('.wrong').isVisible()).toBe(true);
});

test('while the reader practises, the figure asks their code', async () => {
  const { page, lens } = await openLens('pair');
  const section = bench(page, 'pair');
  await section.locator('summary').first().click();
  await button(section, 'Edit').click();
  await button(section, 'Write it yourself').click();
  await write(section, 'export const isPair = (cards) => cards.length === 4;');
  await untilSaid(section, /examples fail/);
  await lens.scrollIntoViewIfNeeded();
  await lampOf(lens, /^Your code: yes\./);
  await placeFor(lens, 'threes').click({ position: { x: 8, y: 4 } });
  await lampOf(lens, 'Your code: no. This answer is wrong: you have caught your own code.');
  await write(section, 'export const isPair = (cards) => { throw new Error("oh no"); };');
  await untilSaid(section, /examples fail/);
  await lens.scrollIntoViewIfNeeded();
  await lampOf(lens, /^Your code: no answer\. .*oh no/);
  expect(await lens.locator('.lamp').last().getAttribute('data-on')).toBeNull();
  await lens.getByText('Yours may be right.').waitFor();
});

test('an example is tried in the figure, and its address shows it again', async () => {
  const { page, lens } = await openLens('two-pairs');
  const link = page.locator('#two-pairs .example .open').first();
  expect(await link.getAttribute('href')).toMatch(/^#two-pairs\/see\//);
  await link.click();
  const address = new URL(page.url()).hash;
  const cards = await cardsOf(lens);
  expect(address.toUpperCase()).toBe(`#TWO-PAIRS/SEE/${cards.replaceAll(' ', '-')}`);
  const again = await openPage({ hash: address });
  await lensOf(again, 'two-pairs').locator('.stage').waitFor();
  expect(await cardsOf(lensOf(again, 'two-pairs'))).toBe(cards);
  expect(new URL(again.url()).hash).toBe(address);
  await lensOf(again, 'two-pairs').getByRole('radio', { name: '2' }).check({ force: true });
  expect(new URL(again.url()).hash).toBe('#two-pairs');
});

test.each(['#pair/see/KD-XX', '#pair/see/KD-KD', '#flush/see/%E0%A4%A'])(
  '%s, which cannot be read, shows the first hand, and why',
  async (hash) => {
    const page = await openPage({ hash });
    const lens = lensOf(page, hash.slice(1).split('/')[0] ?? '');
    await lens.locator('.stage').waitFor();
    await lens
      .getByRole('status')
      .getByText(/is not a card|is given twice/)
      .waitFor();
    expect((await cardsOf(lens)).split(' ').length).toBeGreaterThan(3);
  },
);

test.each([
  ['pair', '.spot'],
  ['ranking', '.deal'],
])(
  'in the figure of %s a tap on %s moves something, unless motion is reduced',
  async (...tapped) => {
    const [chapter, selector] = tapped;
    const { page, lens } = await openLens(chapter);
    const movedBy = (element: Element, part: string) => {
      element.querySelector<HTMLElement>(part)?.click();
      const styled = (animation: Animation) => animation instanceof CSSAnimation;
      return document.getAnimations().filter((animation) => !styled(animation)).length;
    };
    expect(await lens.evaluate(movedBy, selector)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await lens.evaluate(movedBy, selector)).toBe(0);
  },
);

test.each(['pair', 'flush', 'straight', 'royal-flush', 'ranking'])(
  'in the narrowest window, and in the dark, the figure of %s has nothing that axe finds',
  async (chapter) => {
    const { page, lens } = await openLens(chapter, { ...NARROW, colorScheme: 'dark' });
    await lens.locator('summary').last().click();
    expect(await violationsOf(page, `#${chapter} hand-lens`)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violationsOf(page, `#${chapter} hand-lens`, ['color-contrast'])).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);
