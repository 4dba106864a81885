/** "Compare hands": how often each hand wins and ties, which cards help, and what the verdict says. */
import { formatCards } from '../../../src/cards/format-cards.ts';
import { odds } from '../../../src/odds/odds.ts';
import { compareOn } from '../browser/compare-hands/compared.ts';
import { readAddress } from '../browser/compare-hands/hands-table.ts';
import { verdictOn } from '../browser/compare-hands/verdict.ts';

const oddsAndOuts = (address: string) => {
  const { toCount, outs } = compareOn(readAddress(address));
  const counted = toCount ? odds(toCount) : [];
  return [counted.map(({ wins, of }) => `${wins} of ${of}`).join(', '), formatCards(outs)];
};

test.each([
  ['#try/AS-AD/vs/KH-QH/on/JH-7H-2C', '616 of 990, 374 of 990', '2H 3H 4H 5H 6H 8H 9H TH AH'],
  ['#try/KH-QH/vs/AS-AD/on/JH-7H-2C', '374 of 990, 616 of 990', '2H 3H 4H 5H 6H 8H 9H TH AH'],
  ['#try/AH-KC/vs/AD-KS/on/JH-7H-2C', '45 of 990, 0 of 990', ''],
  ['#try/AH-KC/vs/AD-KS/on/JH-7H-2C-3S-4S', '', ''],
  ['#try/AH-KC-2D/vs/AD-KS/on/JH-7H-3C', '', ''],
  ['#try/AH-KC/vs/', '', ''],
  // Three players: the flush draw of the second, the nines of the third.
  [
    '#try/AS-AD/vs/KH-QH/vs/9C-9D/on/JH-7H-2C',
    '515 of 903, 339 of 903, 49 of 903',
    '2H 3H 4H 5H 6H 8H 9H TH AH 9S',
  ],
  // Two hole cards count: the first has no flush with its one heart, and a jack makes a straight.
  [
    '#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS/on/2H-7H-9H-TH',
    '32 of 40, 8 of 40',
    'JC KC JD QD JH QH KH JS',
  ],
])('the odds and outs of %s are %s and "%s"', (address, counted, outs) => {
  expect(oddsAndOuts(address)).toEqual([counted, outs]);
});

test.each([
  [
    '#try/AS-AD/vs/KH-QH/vs/9C-9D/on/JH-7H-2C',
    'The first hand is ahead now. Pair of aces beats pair of nines. 10 of 43 cards help a hand that is behind.',
  ],
  [
    '#try/AS-2D/vs/AC-3D/vs/KH-KD/on/AH-TD-TC-9S-8S',
    'The first and second hands tie for the win. Both have two pairs, aces and tens: only five cards count, so the three does not.',
  ],
  ['#try/2S/vs/2D/vs/2C/on/AH-KD-QS-JC-TH', 'They tie. All three have an ace-high straight.'],
  [
    '#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS/on/2H-7H-9H',
    'The first hand is ahead now. Pair of aces beats pair of kings. 4 of 41 cards help the second hand.',
  ],
  [
    '#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS',
    'Nobody is ahead before the flop, because a hand of Omaha needs three cards of the board.',
  ],
  [
    '#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS/on/2H-7H',
    'The board begins with the flop, which has three cards.',
  ],
  [
    '#try/AH-KC/vs/AD-KS/on/JH-7H-2C',
    'They are level so far. Both are ace high: the ranks are the same, and no suit beats another.',
  ],
  ['#try/omaha/AH-AD-2C-3C/vs/KS-KD', 'A hand of Omaha has 4 cards.'],
  ['#try/five-card-omaha/AH-AD-2C-3C/vs/KS-KD', 'A hand of five-card Omaha has 5 cards.'],
  [
    '#try/short-deck/AH-6H/vs/KS-9C/on/KD-KH-9H-7H-7C',
    'The first hand wins. Flush, ace high, beats full house, kings over nines.',
  ],
  [
    '#try/short-deck/AC-9S/vs/KS-9C/on/6D-7H-8S-KD-KH',
    'The first hand wins. Straight, nine high, beats three of a kind, kings.',
  ],
  [
    '#try/short-deck/AC-AD/vs/8H-7H/on/6H-9H-KC',
    'The first hand is ahead now. Pair of aces beats king high. 9 of 29 cards help the second hand.',
  ],
  [
    '#try/short-deck/AH-6H/vs/KS-9C/on/KD-KH-9H-7H',
    'The first hand is ahead now. Flush, ace high, beats full house, kings over nines. 1 of 28 cards helps the second hand.',
  ],
  ['#try/short-deck/AC-AD/vs/8H-7H', 'Nobody is ahead before the flop.'],
  [
    '#try/short-deck/AC-2D/vs/8H-7H/on/6H-9H-KC',
    'The deck of short deck does not have the two of diamonds.',
  ],
  ['#try/AH/vs', 'Give two hands some cards to see which one wins.'],
  ['#try/vs/AH/vs/KH', 'The second hand wins. Ace high beats king high.'],
])('%s: %s', (address, verdict) => {
  const table = readAddress(address);
  expect(verdictOn(table, compareOn(table))).toBe(verdict);
});

/** Returns what the verdict says of the counted odds: what it did not say before. */
const oddsSaid = (address: string) => {
  const table = readAddress(address);
  const compared = compareOn(table);
  const before = verdictOn(table, compared);
  const counted = compared.toCount && odds(compared.toCount);
  return verdictOn(table, { ...compared, odds: counted })
    .replace(before, '')
    .trim();
};

test.each([
  [
    'one of two has more of the pot',
    'AS-AD/vs/KH-QH/on/JH-7H-2C',
    'The first hand has the larger share of the pot: 62.2%, the second hand 37.8%.',
  ],
  [
    'one of three has',
    'AS-AD/vs/KH-QH/vs/9C-9D/on/JH-7H-2C',
    'The first hand has the largest share of the pot: 57.0%.',
  ],
  [
    'the first hand wins 149 deals of 903, the others win none: they tie 754',
    'QD-JC/vs/AC-QH/vs/AH-QS/on/2C-7D-9H',
    'The second and third hands have the largest shares of the pot, 41.7% each.',
  ],
  [
    'each wins 7.2% of the deals, and they tie in the others',
    'AH-KH/vs/AS-KS',
    'They have equal shares of the pot, 50.0% each.',
  ],
  ['one wins all deals', 'AS-AD/vs/KH-KD/on/AH-AC-2S', 'The first hand wins, whatever cards come.'],
  [
    'one of three does',
    '2C-3D/vs/AS-AD/vs/KH-KD/on/AH-AC-4S',
    'The second hand wins, whatever cards come.',
  ],
  ['both tie in all deals', 'AH-KC/vs/AD-KS/on/QS-JC-TH-2D', 'They tie, whatever cards come.'],
  [
    'two of three do, and the last wins none',
    'AH-KC/vs/AD-KS/vs/3C-4C/on/QS-JC-TH-2D',
    'The first and second hands tie for the win, whatever cards come.',
  ],
  [
    'one wins or ties',
    'AH-2C/vs/3C-4D/on/KS-QC-JH-TD',
    'The first hand cannot lose, and has the larger share of the pot: 96.6%, the second hand 3.4%.',
  ],
  [
    'two of three cannot lose, but the last may tie, too',
    'AH-3C/vs/AD-3S/vs/5C-6D/on/KS-QC-JH-TD',
    'The first and second hands cannot lose, and have the largest shares of the pot, 49.2% each.',
  ],
])('of the deals to come it says: %s', (_, cards, said) => {
  expect(oddsSaid(`#try/${cards}`)).toBe(said);
});
