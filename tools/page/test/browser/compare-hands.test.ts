/** "Compare hands" in a browser. */
import type { Page } from 'playwright-core';
import { openPage, TWO_HANDS, untilOnScreen } from './browser.ts';
import {
  card,
  field,
  hashOf,
  openCompare,
  textIfAloud,
  textOf,
  untilCounted,
  verdict,
  words,
} from './compared.ts';

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

const pickForSecondHand = (page: Page) =>
  page.locator('.compared-hand').nth(1).getByLabel('Picked cards go here').check();

test('wrong text gets an error, and the cards before it stay', async () => {
  const page = await openCompare({ hash: '#try/vs/KC-KS' });
  const wrong = 'First hand: "1h" is not a card: there is no rank "1"';
  await field(page).pressSequentially('ah ad 1h');
  expect(await verdict(page)).not.toContain(wrong);
  await field(page).press('Enter');
  expect(await verdict(page)).toContain(wrong);
  expect(await words(page)).toMatch(/^pair of aces/i);
  expect(await page.locator('.compared-hand[data-old]').count()).toBe(2);
  await card(page, 'ace of spades').click();
  expect(await field(page).inputValue()).toBe('AH AD AS');
  expect(await verdict(page)).toMatch(/^The first hand wins/);
});

test('an old address of one hand leads to the ladder', async () => {
  const page = await openPage({ hash: '#try/4H-2D-4S-4C-2H' });
  const lens = page.locator('#ranking hand-lens');
  await lens.getByText('The rule: full house.').waitFor();
  await untilOnScreen(lens.locator('.rungs'));
  expect(await hashOf(page)).toBe('#ranking/see/4H-2D-4S-4C-2H');
});

test('hands are added and taken away', async () => {
  const page = await openCompare({ hash: '#try/AH-KD/vs/9C-9D/on/9H-2C-3C' });
  await page.getByRole('button', { name: 'Add a hand' }).click();
  expect(await verdict(page)).toMatch(/^The second hand is ahead now\./);
  expect(await focusedId(page)).toBe('fill-3');
  for (const name of ['ten of clubs', 'jack of clubs']) await card(page, name).click();
  expect(await hashOf(page)).toBe('#try/AH-KD/vs/9C-9D/vs/TC-JC/on/9H-2C-3C');
  await untilCounted(page, 3);
  expect(await verdict(page)).toMatch(
    /^The second hand is ahead now\. .* The second hand has the largest share of the pot: [\d.]+%\.$/,
  );
  expect(await textOf(page, '.shares span')).toEqual([
    expect.stringMatching(/^1/),
    expect.stringMatching(/^2/),
    expect.stringMatching(/^3/),
  ]);
  await page.getByRole('button', { name: 'Take the second hand away' }).click();
  expect(await hashOf(page)).toBe('#try/AH-KD/vs/TC-JC/on/9H-2C-3C');
  expect(await page.getByRole('button', { name: /^Take the/ }).count()).toBe(0);
  expect(await focusedId(page)).toBe('fill-2');
});

test('the deck is one tab stop, in which the arrows move', async () => {
  const page = await openCompare({ hash: '#try' });
  await page.locator('.try .deck').getByRole('button').first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  expect(await hashOf(page)).toBe('#try/4H/vs');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp'); // there is no row above
  await page.locator('#cards-2').focus();
  const deck = page.locator('.try .deck :focus');
  while ((await deck.count()) === 0) await page.keyboard.press('Shift+Tab'); // past other fields
  await page.keyboard.press('Enter');
  expect(await hashOf(page)).toBe('#try/4H-4S/vs');
});

test('a wrong hand of two greys the verdict, and a phone says why in its place', async () => {
  const page = await openCompare({
    hash: '#try/AS-KS/vs/QD-QC/on/2S-3S-9D',
    viewport: { width: 390, height: 500 },
    hasTouch: true,
  });
  const second = page.locator('#cards-2');
  await second.fill('QD A');
  expect(await page.locator('.verdict.is-old').innerText()).toMatch(/^The second hand is ahead/);
  await second.fill('QD AS');
  expect(await verdict(page)).toBe('Second hand: A♠ is in the first hand');
  await untilOnScreen(page.locator('.try .verdict'));
  expect(await page.locator('.compared-hand[data-old]').count()).toBe(2);
  expect(await hashOf(page)).toBe('#try/AS-KS/vs/QD-QC/on/2S-3S-9D');
  await page.locator('#cards-0').fill('QD 3S 9D');
  await second.fill('QD QC');
  expect(await verdict(page)).toBe('Board: Q♦ is in the second hand');
  await page.locator('#cards-0').fill('2S 3S 9D');
  expect(await page.locator('[data-old], .is-old').count()).toBe(0);
  expect(await verdict(page)).toMatch(/^The second hand is ahead/);
});

test('the deck says which hand it is for', async () => {
  const page = await openCompare({ hash: '#try/AH-KD-4C-4D-9S/vs/' });
  await pickForSecondHand(page);
  await page.getByRole('group', { name: 'The deck, for the second hand' }).waitFor();
});

test('cards picked for the second hand are compared with the first', async () => {
  const page = await openCompare({ hash: '#try/AH-KD-4C-4D-9S/vs/' });
  await pickForSecondHand(page);
  for (const name of ['nine of clubs', 'nine of diamonds', 'two of hearts'])
    await card(page, name).click();
  expect(await verdict(page)).toMatch(/^The second hand wins. Pair of nines beats pair of fours./);
});

test('a picked card of the other hand moves to the chosen one', async () => {
  const page = await openCompare({ hash: '#try/AH-KD-4C-4D-9S/vs/9C-9D-2H' });
  await pickForSecondHand(page);
  // Like a card of the board.
  await page.locator('.deck-card', { hasText: 'ace of hearts, in the first hand' }).click();
  expect(await hashOf(page)).toBe('#try/KD-4C-4D-9S/vs/9C-9D-2H-AH');
  await page.locator('.deck-card', { hasText: 'ace of hearts, in the second hand' }).waitFor();
});

test('"Clear" empties both hands', async () => {
  const page = await openCompare({ hash: '#try/KD-4C-4D-9S/vs/9C-9D-2H-AH' });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await hashOf(page)).toBe('#try');
});

test('the cards that decide between two hands are marked', async () => {
  const page = await openCompare({ hash: '#try/AH-AD-8S-QC/vs/AC-AS-8D-JH' });
  expect(await page.locator('.try .card.decides').allTextContents()).toEqual([
    'queen of clubs',
    'jack of hearts',
  ]);
});

test('only the verdict is announced, by a live region that was already there', async () => {
  const page = await openCompare({ hash: '#try//vs/QC' });
  const regions = await page.locator('.try [aria-live="polite"]').elementHandles();
  expect(regions.length).toBeGreaterThan(0);
  const announced = () => Promise.all(regions.map((region) => region.evaluate(textIfAloud)));
  const before = await announced();
  await field(page).fill('AH AD');
  const changed = (await announced()).filter((text, at) => text && text !== before[at]);
  expect(changed).toEqual([expect.stringMatching(/^The first hand wins\. /)]);
});

test('an example opens with its cards, and a link to the section keeps them', async () => {
  const page = await openPage({ hash: '#tie-breaking' });
  const link = page.locator('#tie-breaking .open[href^="#try/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const [, cards = ''] = address.toUpperCase().split('/');
  await link.click();
  await page.locator('.try .deck').waitFor();
  expect(await field(page).inputValue()).toBe(cards.replaceAll('-', ' '));
  await page.locator('.contents a[href="#pair"]').click();
  await page.locator('.contents a[href="#try"]').click();
  await untilOnScreen(page.locator('.try h2'));
  expect(await field(page).inputValue()).toBe(cards.replaceAll('-', ' '));
  expect((await hashOf(page)).toUpperCase()).toBe(address.toUpperCase());
});

test('one screen has the deck, the verdict and all hands', async () => {
  const page = await openCompare({ hash: TWO_HANDS, viewport: { width: 1280, height: 800 } });
  for (const worth of await page.locator('.words').all()) await untilOnScreen(worth);
  await untilOnScreen(page.locator('.try .deck'));
  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(([first]) => first && getComputedStyle(first).backgroundColor);
  expect(await backgroundOf('.try .deck-card[aria-pressed="true"]')).not.toBe(
    await backgroundOf('.try .deck-card[aria-pressed="false"]'),
  );
});
