import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { formatAddress, isAddress, parseAddress, textOf } from '../../../src/rule-book/try-a-hand/address.ts';
import type { Table } from '../../../src/rule-book/try-a-hand/table.ts';

const cards = (text: string) => (text === '' ? [] : parseCards(text));

const TABLES: readonly [address: string, table: Table][] = [
  ['#try', { kind: 'hands', hands: [[]] }],
  ['#try/KD-KH-9C', { kind: 'hands', hands: [cards('KD KH 9C')] }],
  ['#try/AH-KD/vs/9C-9D', { kind: 'hands', hands: [cards('AH KD'), cards('9C 9D')] }],
  ['#try/AH-KD-2C/vs/9C-KD-2C', { kind: 'hands', hands: [cards('AH KD 2C'), cards('9C KD 2C')] }],
  ['#try//vs/9C-9D', { kind: 'hands', hands: [[], cards('9C 9D')] }],
  ['#try/9C-9D/vs', { kind: 'hands', hands: [cards('9C 9D'), []] }],
  ['#try//vs', { kind: 'hands', hands: [[], []] }],
  ['#try/texas-holdem', { kind: 'round', game: 'texas-holdem', board: [], holes: [] }],
  [
    '#try/texas-holdem/KD-9C-8S/KS-9H/AC-AD',
    { kind: 'round', game: 'texas-holdem', board: cards('KD 9C 8S'), holes: [cards('KS 9H'), cards('AC AD')] },
  ],
  [
    '#try/omaha/KD-9C-8S-2H-3H/KS-9H-5D-5S',
    { kind: 'round', game: 'omaha', board: cards('KD 9C 8S 2H 3H'), holes: [cards('KS 9H 5D 5S')] },
  ],
];

test.each(TABLES)('%s is the address of its table', (address, table) => {
  expect(parseAddress(address)).toEqual(table);
  expect(formatAddress(table)).toBe(address);
});

test.each(['#try/kd-kh-9c', '#try/K♦K♥9♣', '#try/KD%20KH%209C', '#try/KDKH9C/', '#try/K%E2%99%A6-KH-9C'])(
  'cards may be written as people write them: %s',
  (address) => {
    expect(parseAddress(address.replace(/\/$/, ''))).toEqual(parseAddress('#try/KD-KH-9C'));
  },
);

test.each([
  ['#try/KD-XX', '"XX" is not a card: there is no rank "X", expected 2 to 10, T, J, Q, K or A'],
  ['#try/KD/vs/AH-KH-AH', 'AH is given twice in "AH KH AH": a deck has one of each card'],
  ['#try/omaha/KD-9C-8S/KS-9H', 'Omaha takes 4 hole cards, but got 2: "KS 9H"'],
  ['#try/texas-holdem/KD-9C/KS-9H', 'Texas hold\'em takes 3 to 5 cards on the board, but got 2: "KD 9C"'],
  [
    '#try/texas-holdem/KD-9C-8S/KS-9H/KS-2C',
    'KS is given twice in "KD 9C 8S KS 9H KS 2C": a deck has one of each card',
  ],
  ['#try/texas-holdem/AH-KD', '"#try/texas-holdem/AH-KD" is a round without a player'],
  ['#try/omaha//KS-9H-5D-5S', 'Omaha takes 3 to 5 cards on the board, but got 0'],
  ['#try/constructor', '"constructor" is not a card'],
  ['#try/KD/KH', '"#try/KD/KH" is no address of a hand'],
  ['#try/%E0%A4%A', '"#try/%E0%A4%A" is no address of a hand'],
])('%s is refused with a sentence', (address, sentence) => {
  expect(() => parseAddress(address)).toThrow(sentence);
});

test('the text of one hand is known even if it is bad, and even with a stroke in it', () => {
  expect(textOf('#try/KD-XX')).toBe('KD XX');
  expect(textOf('#try/1%2FH')).toBe('1/H');
  expect(textOf('#try/KD/vs/XX')).toBeUndefined();
  expect(textOf('#try/omaha')).toBeUndefined();
  expect(() => parseAddress('#try/1%2FH')).toThrow('"1/H" is not a card');
});

test('other addresses of the page are left alone', () => {
  expect(['#try', '#try/', '#try/KD'].map(isAddress)).toEqual([true, true, true]);
  expect(['', '#pair', '#trying', '#/try'].map(isAddress)).toEqual([false, false, false, false]);
});
