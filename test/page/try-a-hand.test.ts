/** "Try a hand": addresses, typed and picked cards, what a hand is worth, and who wins. */

import { listClasses } from '../../src/fast/evaluators/classes.ts';
import { handsBelow } from '../../src/fast/evaluators/hands-below.ts';
import { odds } from '../../src/fast/odds/odds.ts';
import { FIVE_CARD_FREQUENCIES, frequenciesOf } from '../../src/fast/proof/frequencies.ts';
import type { Card } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { compareHands, compareOn } from '../../src/page/browser/try-a-hand/comparison.ts';
import {
  EMPTY_TABLE,
  formatAddress,
  isAddress,
  readAddress,
  readHand,
  slotOf,
  toggleCard,
  typeHand,
} from '../../src/page/browser/try-a-hand/table.ts';
import { standingOf } from '../../src/page/browser/try-a-hand/worth.ts';

const handsAt = (address: string) =>
  readAddress(address).slots.map(({ cards }) => formatCards(cards));

test.each([
  ['#try', 1, ['', '', '']],
  ['#try/KD-KH-9C', 1, ['KD KH 9C', '', '']],
  ['#try/AH-3D/vs/9C-4H/on/KD-2C-7S', 2, ['AH 3D', '9C 4H', 'KD 2C 7S']],
  ['#try/vs/9C-9D', 2, ['', '9C 9D', '']],
  ['#try/9C-9D/vs', 2, ['9C 9D', '', '']],
  ['#try/vs', 2, ['', '', '']],
  ['#try/vs/on/9C-9D', 2, ['', '', '9C 9D']],
])('%s is the address of its table', (address, count, hands) => {
  expect(handsAt(address)).toEqual(hands);
  expect(formatAddress(readAddress(address))).toBe(address);
  expect(readAddress(address)).toMatchObject({ count, filling: 0 });
});

test('an address may spell cards in any way, and wrong ones get a message', () => {
  for (const cards of ['kd-kh-9c', 'K♦K♥9♣', 'KD%20KH%209C', 'KDKH9C', 'K%E2%99%A6-KH-9C'])
    expect(handsAt(`#try/${cards}`)).toEqual(['KD KH 9C', '', '']);
  for (const [cards, wrong] of [
    ['KD-XX', 'XX'],
    ['KD/KH', 'KD/KH'],
    ['constructor', 'constructor'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['KD&KH', 'KD&KH'],
  ]) {
    expect(readAddress(`#try/${cards}`).slots[0].problem).toContain(`"${wrong}" is not a card`);
    expect(readAddress(`#try/KD/vs/${cards}`).slots[1].problem).toContain(
      `"${wrong}" is not a card`,
    );
  }
  const all = ['#try', '#try/', '#try/KD', '', '#pair', '#trying', '#/try'];
  expect(all.filter(isAddress)).toEqual(['#try', '#try/', '#try/KD']);
});

test('no text is a hand without cards', () => {
  expect(readHand('  ', parseCards('AH KD'))).toEqual({ cards: [], text: '' });
});

test('correct text is normalised', () => {
  const before = parseCards('AH KD');
  expect(readHand('ah 10♦ Kd', before)).toEqual({
    cards: parseCards('AH TD KD'),
    text: 'AH TD KD',
  });
});

test('wrong text gets a message, and the cards before it stay', () => {
  const before = parseCards('AH KD');
  const problem = 'AH is given twice in "AH KD AH": a deck has one of each card';
  expect(readHand('AH KD AH', before)).toEqual({ cards: before, text: 'AH KD AH', problem });
});

test('cards that both hands of an address have are the board', () => {
  expect(handsAt('#try/AH-KD-2C/vs/9C-KD-2C/on/7S')).toEqual(['AH', '9C', '7S KD 2C']);
});

test('a card that is typed or on the board of an address stays where it already is', () => {
  const taken = readAddress('#try/AS-AD/vs/KH-QH/on/JH-AS-2C');
  const typed = typeHand(readAddress('#try/AS-AD/vs/KH-QH/on/JH'), 1, 'KH AS');
  expect([taken, typed].map(formatAddress)).toEqual([
    '#try/AS-AD/vs/KH-QH',
    '#try/AS-AD/vs/KH-QH/on/JH',
  ]);
  expect([taken.slots[2], typed.slots[1]]).toMatchObject([
    { text: 'JH AS 2C', problem: 'A♠ is in the first hand' },
    { text: 'KH AS', problem: 'A♠ is in the first hand' },
  ]);
});

test('a card goes to the slot being filled, from wherever it was, and back', () => {
  const [king] = parseCards('KD') as [Card];
  const moved = toggleCard({ ...readAddress('#try/AH-KD/vs/2C'), filling: 1 }, king);
  expect([formatAddress(moved), moved.slots[1].text]).toEqual(['#try/AH/vs/2C-KD', '2C KD']);
  expect(formatAddress(toggleCard(moved, king))).toBe('#try/AH/vs/2C');
  const board = toggleCard({ ...moved, filling: 2 }, king);
  expect(formatAddress(board)).toBe('#try/AH/vs/2C/on/KD');
  const tables = [moved, board, { ...board, count: 1 as const }, EMPTY_TABLE];
  expect(tables.map((table) => slotOf(table, king))).toEqual([1, 2, undefined, undefined]);
});

const oddsAndOuts = (address: string) => {
  const { toCount, outs = [] } = compareOn(readAddress(address)) ?? {};
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
])('the odds and outs of %s are %s and "%s"', (address, counted, outs) => {
  expect(oddsAndOuts(address)).toEqual([counted, outs]);
});

test.each([
  [
    '4H 2D 4S 4C 2H',
    'Place 298 of 7,462 from the top. These five cards beat 2,595,128 of all 2,598,960 hands of five (99.9%) and tie with 23 others.',
  ],
  [
    'AS KS QS JS TS 2C 3D',
    'Place 1 of 7,462 from the top. The best five of these 7 cards beat 2,598,956 of all 2,598,960 hands of five (99.9998%) and tie with 3 others.',
  ],
  ['AH AD AC AS', 'Choose 1 more to see how many hands this one beats.'],
])('%s: %s', (text, words) => {
  expect(standingOf(parseCards(text)).words).toBe(words);
});

const shares = listClasses().map((_, below) => handsBelow(below + 1));

test('the hands of all strengths of a rung add up', () => {
  expect(frequenciesOf(shares.map(({ tied }) => tied))).toEqual(FIVE_CARD_FREQUENCIES);
});

test('each strength beats all hands of the strengths below it', () => {
  let below = 0;
  for (const { beaten, tied } of shares) {
    expect(beaten).toBe(below);
    below += tied;
  }
});

const compared = (one: string, other: string, board = '') =>
  compareHands([parseCards(one), parseCards(other)], board === '' ? [] : parseCards(board));

test.each([
  [
    'AS 9C',
    'AC 2H',
    'AH KD QS JC 3D',
    'Both have a pair of aces: only five cards count, so the nine does not.',
  ],
  [
    'AS KC 9C 8D 2H',
    'AC KD 9H 8S 2C',
    '',
    'Both are ace high: the ranks are the same, and no suit beats another.',
  ],
  [
    '9C 9D',
    'AH 2S',
    'TH JD QS KC AD',
    'Both have an ace-high straight: the best five of both are the same cards.',
  ],
  [
    '6C 2C AD',
    '6D 2S AS',
    '5H 4S 3D',
    'Both have a six-high straight: only five cards count, so the ace does not.',
  ],
])('why %s and %s with the board "%s" tie', (one, other, board, reason) => {
  expect(compared(one, other, board)).toMatchObject({ outcome: 'tie', reason, deciding: [] });
});

test('the cards that decide are those of both hands', () => {
  const won = compared('KH KS', 'AH 3D', '7C 7D 7H 7S 2C');
  expect(won).toMatchObject({
    outcome: 'second',
    reason: 'Both have four of a kind, sevens: the ace kicker beats the king.',
  });
  expect(formatCards(won.deciding)).toBe('KH AH');
});

test('no card decides if the rung does', () => {
  expect(compared('AH AD', 'KC KD KH')).toMatchObject({ outcome: 'second', deciding: [] });
});

test('among cards of one rank, those of the board count', () => {
  const { ranks } = compared('AH 2S', '9C 9D', 'TH JD QS KC AD');
  expect(ranks.map(({ cards }) => formatCards(cards))).toEqual([
    'AD KC QS JD TH',
    'AD KC QS JD TH',
  ]);
});
