/** "Try a hand" in a browser. */
import type { Page } from 'playwright-core';
import { goTo, openPage, STEEL_WHEEL, TWO_HANDS, untilOnScreen } from './browser.ts';
import { card, field, hashOf, openTry, textIfAloud, textOf, verdict, words } from './tried.ts';

const pickForSecondHand = (page: Page) =>
  page.locator('.tried-hand').nth(1).getByLabel('Picked cards go here').check();

test('a typed hand is ranked at once, and its address can be shared', async () => {
  const page = await openTry({ hash: '#try' });
  await field(page).pressSequentially('4h 2d 4s 4c 2h');
  expect(await words(page)).toMatch(/^full house, fours over twos$/i);
  expect((await textOf(page, '.worth .standing')).join()).toMatch(
    /^Place 298 of 7,462 from the top\. These five/,
  );
  expect(await textOf(page, '.contained li')).toEqual([
    ...[
      '✓ pair: yes',
      '✓ two pairs: yes',
      '✓ three of a kind: yes',
      '– straight: no',
      '– flush: no',
    ],
    ...['✓ full house: yes', '– four of a kind: no', '– straight flush: no', '– royal flush: no'],
  ]);
  expect(await hashOf(page)).toBe('#try/4H-2D-4S-4C-2H');
  await page.reload();
  expect(await words(page)).toMatch(/full house/i);
});

test('a picked hand is ranked at once, and another click removes a card', async () => {
  const page = await openTry({ hash: '#try/5H-6H-7H-8H-9S-KH' });
  await card(page, 'two of diamonds').focus();
  await page.keyboard.press('Enter');
  expect(await words(page)).toMatch(/^flush, king high$/i);
  expect(await page.locator('.tried-hand .card:is(.makes, .counts)').allTextContents()).toEqual(
    ['five', 'six', 'seven', 'eight', 'king'].map((rank) => `${rank} of hearts`),
  );

  await card(page, 'king of hearts').click();
  expect(await card(page, 'king of hearts').getAttribute('aria-pressed')).toBe('false');
  expect(await words(page)).toMatch(/^straight, nine high$/i);
  expect(await field(page).inputValue()).toBe('5H 6H 7H 8H 9S 2D');
});

test('wrong text gets an error, and the cards before it stay', async () => {
  const page = await openTry({ hash: '#try' });
  await field(page).pressSequentially('ah ad 1h');
  const problem = page
    .getByRole('status')
    .filter({ hasText: '"1h" is not a card: there is no rank "1"' });
  expect(await problem.count()).toBe(0);
  await field(page).press('Enter');
  await problem.waitFor();
  expect(await words(page)).toMatch(/^pair of aces$/i);
  expect(await page.locator('.tried-hand[data-old]').count()).toBe(1);
  await card(page, 'ace of spades').click();
  expect(await field(page).inputValue()).toBe('AH AD AS');
  expect(await problem.count()).toBe(0);
  await goTo(page, '#try/AH-1h');
  await problem.waitFor();
  expect(await field(page).inputValue()).toBe('AH 1h');
});

test('a wrong hand of two greys the verdict, and a phone says why in its place', async () => {
  const page = await openTry({
    hash: '#try/AS-KS/vs/QD-QC/on/2S-3S-9D',
    viewport: { width: 390, height: 500 },
    hasTouch: true,
  });
  const second = page.locator('#cards-1');
  await second.fill('QD A');
  expect(await page.locator('.verdict.is-old').innerText()).toMatch(/^The second hand is ahead/);
  await second.fill('QD AS');
  expect(await verdict(page)).toBe('Second hand: A♠ is in the first hand');
  await untilOnScreen(page.locator('.try .verdict'));
  expect(await page.locator('.tried-hand[data-old]').count()).toBe(2);
  expect(await hashOf(page)).toBe('#try/AS-KS/vs/QD-QC/on/2S-3S-9D');
  await page.locator('#cards-2').fill('QD 3S 9D');
  await second.fill('QD QC');
  expect(await verdict(page)).toBe('Board: Q♦ is in the second hand');
  await page.locator('#cards-2').fill('2S 3S 9D');
  expect(await page.locator('[data-old], .is-old').count()).toBe(0);
  expect(await verdict(page)).toMatch(/^The second hand is ahead/);
});

test('a second hand without cards is asked for some', async () => {
  const page = await openTry({ hash: '#try/AH-KD-4C-4D-9S' });
  await page.getByRole('button', { name: 'Two hands' }).click();
  expect(await verdict(page)).toBe('Give each hand some cards to see which one wins.');
});

test('the deck says which hand it is for', async () => {
  const page = await openTry({ hash: '#try/AH-KD-4C-4D-9S/vs/' });
  await pickForSecondHand(page);
  await page.getByRole('group', { name: 'The deck, for the second hand' }).waitFor();
});

test('cards picked for the second hand are compared with the first', async () => {
  const page = await openTry({ hash: '#try/AH-KD-4C-4D-9S/vs/' });
  await pickForSecondHand(page);
  for (const name of ['nine of clubs', 'nine of diamonds', 'two of hearts'])
    await card(page, name).click();
  expect(await verdict(page)).toMatch(/^The second hand wins. Pair of nines beats pair of fours./);
});

test('a picked card of the other hand moves to the chosen one', async () => {
  const page = await openTry({ hash: '#try/AH-KD-4C-4D-9S/vs/9C-9D-2H' });
  await pickForSecondHand(page);
  // Like a card of the board.
  await page.locator('.deck-card', { hasText: 'ace of hearts, in the first hand' }).click();
  expect(await hashOf(page)).toBe('#try/KD-4C-4D-9S/vs/9C-9D-2H-AH');
  await page.locator('.deck-card', { hasText: 'ace of hearts, in the second hand' }).waitFor();
});

test('"Clear" empties both hands', async () => {
  const page = await openTry({ hash: '#try/KD-4C-4D-9S/vs/9C-9D-2H-AH' });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await hashOf(page)).toBe('#try/vs');
});

test('the cards that decide between two hands are marked', async () => {
  const page = await openTry({ hash: '#try/AH-AD-8S-QC/vs/AC-AS-8D-JH' });
  expect(await page.locator('.try .card.decides').allTextContents()).toEqual([
    'queen of clubs',
    'jack of hearts',
  ]);
});

test('hands that differ only beyond five cards tie', async () => {
  const page = await openTry({ hash: '#try/AH-KD-QS-JC-3D-AS-9C/vs/AH-KD-QS-JC-3D-AC-2H' });
  expect(await verdict(page)).toMatch(
    /^They tie\. Both have a pair of aces: only five cards count/,
  );
});

test.each([
  ['#try', 'hand', /^pair of aces$/i],
  ['#try//vs/QC', 'comparison', /^The first hand wins\. /],
])(
  'at %s only the first %s is announced, by a live region that was already there',
  async (hash, _, said) => {
    const page = await openTry({ hash });
    const regions = await page.locator('.try [aria-live="polite"]').elementHandles();
    expect(regions.length).toBeGreaterThan(0);
    const announced = () => Promise.all(regions.map((region) => region.evaluate(textIfAloud)));
    const before = await announced();
    await field(page).fill('AH AD');
    const changed = (await announced()).filter((text, at) => text && text !== before[at]);
    expect(changed).toEqual([expect.stringMatching(said)]);
    expect((await textOf(page, '.try [aria-live="polite"]')).filter(Boolean)).toHaveLength(1);
  },
);

test('an example opens with its cards, and a link to the section keeps them', async () => {
  const page = await openPage({ hash: '#tie-breaking' });
  const link = page
    .locator('#tie-breaking')
    .getByRole('link', { name: /^Try: / })
    .first();
  const address = (await link.getAttribute('href')) ?? '';
  const [, cards = ''] = address.toUpperCase().split('/');
  await link.click();
  await page.locator('.deck').waitFor();
  expect(await field(page).inputValue()).toBe(cards.replaceAll('-', ' '));
  await page.locator('.contents a[href="#pair"]').click();
  await page.locator('.contents a[href="#try"]').click();
  await untilOnScreen(page.locator('.try h2'));
  expect(await field(page).inputValue()).toBe(cards.replaceAll('-', ' '));
  expect((await hashOf(page)).toUpperCase()).toBe(address.toUpperCase());
});

test('one screen has the deck and all that a hand is worth', async () => {
  const page = await openTry({ hash: STEEL_WHEEL, viewport: { width: 1280, height: 760 } });
  for (const part of ['.deck', '.contained']) await untilOnScreen(page.locator(part));
  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(([first]) => first && getComputedStyle(first).backgroundColor);
  for (const [chosen, other] of [
    ['.try .tabs [aria-pressed="true"]', '.try .tabs [aria-pressed="false"]'],
    ['.deck-card[aria-pressed="true"]', '.deck-card[aria-pressed="false"]'],
  ] as const)
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
  await goTo(page, TWO_HANDS);
  for (const worth of await page.locator('.words').all()) await untilOnScreen(worth);
});
