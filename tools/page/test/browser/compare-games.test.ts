/** The games of "Compare hands", in a browser. */
import type { Page } from 'playwright-core';
import { BOARD_GAMES, GAMES } from '../../../../src/kata.ts';
import { goTo } from './browser.ts';
import { field, hashOf, openCompare, textOf, untilCounted, verdict, words } from './compared.ts';

const game = (page: Page) => page.getByLabel('Game');

test('Omaha is a game to choose, with odds', async () => {
  const page = await openCompare({ hash: '#try/AH-AD-2C-3C/vs/KS-KD-QC-QS/on/2H-7H-9H-TH' });
  expect(await verdict(page)).toMatch(/^The first hand is ahead now\. Flush, ace high, /);
  await game(page).selectOption('Omaha');
  expect(await hashOf(page)).toBe('#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS/on/2H-7H-9H-TH');
  await untilCounted(page);
  expect(await verdict(page)).toMatch(/^The first hand is ahead now\. Pair of aces beats /);
  expect((await textOf(page, '.try .odds'))[0]).toBe('80.0% of the pot: wins 32 of 40 deals.');
  const widths = await page
    .locator('.shares span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(4, 1);
  await game(page).selectOption('Texas hold’em, or any cards');
  await goTo(page, '#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS');
  expect(await game(page).inputValue()).toBe('omaha');
});

test('the name of each game begins with a capital', async () => {
  const page = await openCompare({ hash: '#try' });
  const [, ...others] = BOARD_GAMES.map((name) => GAMES[name].title);
  expect(await textOf(page, '.compare-bar option')).toEqual([
    'Texas hold’em, or any cards',
    ...others.map((title) => title.charAt(0).toUpperCase() + title.slice(1)),
  ]);
});

test('in short deck a flush beats a full house, also after the page is loaded again', async () => {
  const hands = 'AH-6H/vs/KS-9C/on/KD-KH-9H-7H';
  const page = await openCompare({ hash: `#try/${hands}` });
  expect(await verdict(page)).toMatch(
    /^The second hand is ahead now\. Full house, kings over nines, beats flush, ace high\./,
  );
  await game(page).selectOption('short-deck');
  expect(await hashOf(page)).toBe(`#try/short-deck/${hands}`);
  await page.reload();
  expect(await game(page).inputValue()).toBe('short-deck');
  await untilCounted(page);
  // The last king makes four of a kind, and the last two nines leave a full house.
  expect(await verdict(page)).toBe(
    'The first hand is ahead now. Flush, ace high, beats full house, kings over nines. ' +
      '1 of 28 cards helps the second hand. ' +
      'The first hand has the larger share of the pot: 96.4%, the second hand 3.6%.',
  );
  expect(await textOf(page, '.try .odds')).toEqual([
    '96.4% of the pot: wins 27 of 28 deals.',
    '3.6% of the pot: wins 1 of 28 deals.',
  ]);
});

test('the ace is below the six, and there are no lower cards', async () => {
  const page = await openCompare({ hash: '#try/short-deck/AC-9S/vs/KS-9C/on/6D-7H-8S-KD-KH' });
  expect(await words(page)).toMatch(/^straight, nine high/i);
  expect(await verdict(page)).toMatch(/^The first hand wins\. Straight, nine high, beats /);
  await field(page).fill('AC 5S');
  expect(await verdict(page)).toBe('The deck of short deck does not have the five of spades.');
  await game(page).selectOption({ label: 'Texas hold’em, or any cards' });
  await field(page).fill('AC 9S');
  expect(await verdict(page)).toMatch(/^The second hand wins\. Three of a kind, kings, beats /);
});
