/** "Compare hands": addresses, and cards that are typed and picked. */
import type { Card } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { readHand, slotOf, toggleCard, typeHand } from '../browser/cards/table.ts';
import { compareOn, whyNoOdds } from '../browser/compare-hands/compared.ts';
import {
  addHand,
  EMPTY_TABLE,
  formatAddress,
  isAddress,
  mayAddHand,
  mayTakeHandAway,
  PLACES,
  problemOf,
  readAddress,
  readAgain,
  readOneHand,
  takeHandAway,
} from '../browser/compare-hands/hands-table.ts';

/** Returns the hands of an address, and after them the board. */
const handsAt = (address: string) => {
  const [board = '', ...hands] = readAddress(address).slots.map(({ cards }) => formatCards(cards));
  return [...hands, board];
};

test.each([
  ['#try', undefined, ['', '', '']],
  ['#try/AH-3D/vs/9C-4H/on/KD-2C-7S', undefined, ['AH 3D', '9C 4H', 'KD 2C 7S']],
  ['#try/vs/9C-9D', undefined, ['', '9C 9D', '']],
  ['#try/9C-9D/vs', undefined, ['9C 9D', '', '']],
  ['#try/vs/on/9C-9D', undefined, ['', '', '9C 9D']],
  ['#try/AH/vs/KD/vs/vs/2C', undefined, ['AH', 'KD', '', '2C', '']],
  ['#try/vs/vs', undefined, ['', '', '', '']],
  ['#try/omaha', 'omaha', ['', '', '']],
  ['#try/omaha/AH-AD-2C-3C/vs/KH/on/9C-9D-9H', 'omaha', ['AH AD 2C 3C', 'KH', '9C 9D 9H']],
])('%s is the address of its table', (address, game, hands) => {
  expect(handsAt(address)).toEqual(hands);
  expect(formatAddress(readAddress(address))).toBe(address);
  expect(readAddress(address)).toMatchObject({ game, filling: 1 });
});

test.each([
  ['AS-AD-2C-3C/vs/KH-QH-4C-5C', 'To see odds in Omaha, choose that game.'],
  ['AS-AD-2C-3C-6C/vs/KH-QH-4C-5C-7C', 'To see odds in five-card Omaha, choose that game.'],
  ['AS-AD-2C-3C-6C-8C/vs/KH-QH-4C-5C-7C-9C', 'To see odds in six-card Omaha, choose that game.'],
  ['AS-AD-2C/vs/KH-QH-4C', 'To see odds in Texas hold’em, give each hand two cards.'],
])('without a game, %s has no odds: %s', (hands, why) => {
  const table = readAddress(`#try/${hands}/on/2D-3D-4D`);
  expect(whyNoOdds(table, compareOn(table))).toBe(why);
});

test('an address may spell cards in any way, and wrong ones get a message', () => {
  for (const cards of ['kd-kh-9c', 'K♦K♥9♣', 'KD%20KH%209C', 'KDKH9C', 'K%E2%99%A6-KH-9C'])
    expect(handsAt(`#try/${cards}/vs`)).toEqual(['KD KH 9C', '', '']);
  for (const [cards, wrong] of [
    ['KD-XX', 'XX'],
    ['KD/KH', 'KD/KH'],
    ['constructor', 'constructor'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['KD&KH', 'KD&KH'],
  ])
    expect(readAddress(`#try/2C/vs/${cards}`).slots[2]?.problem).toContain(
      `"${wrong}" is not a card`,
    );
  const all = ['#try', '#try/', '#try/KD', '', '#pair', '#trying', '#/try'];
  expect(all.filter(isAddress)).toEqual(['#try', '#try/', '#try/KD']);
});

test.each([
  ['#try/KD-KH', 'KD KH'],
  ['#try/K%E2%99%A6-XX', 'K♦ XX'],
  ['#try', undefined],
  ['#try/', undefined],
  ['#try/KD/vs', undefined],
  ['#try/on/KD', undefined],
  ['#try/AH/on/KD', undefined],
  ['#try/omaha/KD-KH-2C-2S', undefined],
  ['#try/texas-holdem', undefined],
  ['#try/texas-holdem/KD-KH', undefined],
])('the one hand of %s, which the ladder shows, is %s', (address, hand) => {
  expect(readOneHand(address)).toBe(hand);
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

test.each([
  ['AH-AD/vs/AH-KD', 'Second hand: A♥ is in the first hand', ['AH AD', '', '']],
  ['AH-2C/vs/9C-2C/vs/KD', 'Second hand: 2♣ is in the first hand', ['AH 2C', '', 'KD', '']],
  ['AH/vs/KD/on/2C/on/3C', 'Board: "2C/on/3C" is not a card', ['AH', 'KD', '']],
  [
    '2C/vs/3C/vs/4C/vs/5C/vs/6C/vs/7C/vs/8C/vs/9C/vs/TC/vs/JC',
    'Ninth hand: "vs" is not a card',
    ['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', '', ''],
  ],
])('what does not fit into the table of #try/%s is named: %s', (cards, problem, hands) => {
  const address = `#try/${cards}`;
  expect(problemOf(readAddress(address))).toContain(problem);
  expect(handsAt(address)).toEqual(hands);
});

test("Texas hold'em may be named, as the games that must be chosen, and in any case", () => {
  for (const name of ['texas-holdem', 'Texas-Holdem'])
    expect(formatAddress(readAddress(`#try/${name}/AH-AD/vs/KH-KD/on/2C-3C-4C`))).toBe(
      '#try/AH-AD/vs/KH-KD/on/2C-3C-4C',
    );
  expect(readAddress('#try/texas-holdem')).toEqual(EMPTY_TABLE);
  expect(readAddress('#try/Short-Deck/AH')).toMatchObject({ game: 'short-deck' });
});

test('a hand that is taken away frees its cards, and picked cards go where they went', () => {
  const table = { ...readAddress('#try/AS-AD/vs/KH/vs/AS-QS/vs/2C'), filling: 3 };
  expect(table.slots[3]?.problem).toBe('A♠ is in the first hand');
  const left = readAgain(takeHandAway(table, 1));
  expect(left.slots.map(({ text, problem }) => problem ?? text)).toEqual(['', 'KH', 'AS QS', '2C']);
  expect(left.filling).toBe(2);
  expect(takeHandAway({ ...table, filling: 1 }, 1).filling).toBe(1);
  expect(takeHandAway({ ...table, filling: 4 }, 4).filling).toBe(3);
});

test('hands are added up to nine, and taken away down to two', () => {
  let table = readAddress('#try/AH/vs/KD/on/2C');
  expect(mayTakeHandAway(table)).toBe(false);
  table = addHand(table);
  expect([formatAddress(table), table.filling]).toEqual(['#try/AH/vs/KD/vs/on/2C', 3]);
  expect(formatAddress(takeHandAway(table, 1))).toBe('#try/KD/vs/on/2C');
  while (mayAddHand(table)) table = addHand(table);
  expect(table.slots).toHaveLength(1 + 9);
});

test('a card that is typed or on the board of an address stays where it already is', () => {
  const taken = readAddress('#try/AS-AD/vs/KH-QH/on/JH-AS-2C');
  const typed = typeHand(readAddress('#try/AS-AD/vs/KH-QH/on/JH'), 2, 'KH AS', PLACES);
  expect([taken, typed].map(formatAddress)).toEqual([
    '#try/AS-AD/vs/KH-QH',
    '#try/AS-AD/vs/KH-QH/on/JH',
  ]);
  expect([taken.slots[0], typed.slots[2]]).toMatchObject([
    { text: 'JH AS 2C', problem: 'A♠ is in the first hand' },
    { text: 'KH AS', problem: 'A♠ is in the first hand' },
  ]);
});

test('a card goes to the slot being filled, from wherever it was, and back', () => {
  const [king] = parseCards('KD') as [Card];
  const moved = toggleCard({ ...readAddress('#try/AH-KD/vs/2C'), filling: 2 }, king);
  expect([formatAddress(moved), moved.slots[2]?.text]).toEqual(['#try/AH/vs/2C-KD', '2C KD']);
  expect(formatAddress(toggleCard(moved, king))).toBe('#try/AH/vs/2C');
  const board = toggleCard({ ...moved, filling: 0 }, king);
  expect(formatAddress(board)).toBe('#try/AH/vs/2C/on/KD');
  expect([moved, board, EMPTY_TABLE].map((table) => slotOf(table, king))).toEqual([
    2,
    0,
    undefined,
  ]);
});
