/** Which cards of hole and board count in each game, and how many there must be. */
import {
  formatCards,
  parseCards,
  rankFiveCardDraw,
  rankOmaha,
  rankTexasHoldem,
} from '../../src/kata.ts';
import { anyCards, forAny } from '../support/any-cards.ts';

const draw = (hand: string) => rankFiveCardDraw(parseCards(hand));
const holdem = (hole: string, board: string) =>
  rankTexasHoldem(parseCards(hole), parseCards(board));
const omaha = (hole: string, board: string) => rankOmaha(parseCards(hole), parseCards(board));

test('in five-card draw the five cards in the hand are the hand', () => {
  expect(draw('4S 4H 9D 9C KH').category).toBe('two pairs');
});

describe("in Texas hold'em", () => {
  test.each([
    { own: 'two', hole: '5C 6D', board: '7S 8D 9C KH KS', best: '9C 8D 7S 6D 5C' },
    { own: 'one', hole: '5C 2D', board: '6H 7S 8D 9C KH', best: '9C 8D 7S 6H 5C' },
    { own: 'none', hole: 'AC AD', board: '9H TH JH QH KH', best: 'KH QH JH TH 9H' },
  ])("$own of the best five may be the player's own", ({ hole, board, best }) => {
    expect(formatCards(holdem(hole, board).cards)).toBe(best);
  });

  test.each([
    { hole: '5C 6D', board: '7S 8D 9C KH KS', category: 'straight', tieBreak: [9, 8, 7, 6, 5] },
    { hole: '5C 2D', board: '6H 7S 8D 9C KH', category: 'straight', tieBreak: [9, 8, 7, 6, 5] },
    {
      hole: 'AC AD',
      board: '9H TH JH QH KH',
      category: 'straight flush',
      tieBreak: [13, 12, 11, 10, 9],
    },
  ])('$hole and $board are a $category', ({ hole, board, category, tieBreak }) => {
    expect(holdem(hole, board)).toMatchObject({ category, tieBreak });
  });

  test.each([
    { what: 'in a full house', hole: 'KC 2D', board: 'KH KS 9D 9C 3S', best: 'KC KH KS 9D 9C' },
    { what: 'in a straight', hole: '5C 2D', board: '5H 6S 7D 8C 9H', best: '9H 8C 7D 6S 5C' },
  ])("the player's own come before the board's equals $what", ({ hole, board, best }) => {
    expect(formatCards(holdem(hole, board).cards)).toBe(best);
  });

  test('cards are ranked after the flop too', () => {
    expect(holdem('AC AD', 'AH KS KD').category).toBe('full house');
  });

  test('cards are ranked after the turn too', () => {
    expect(holdem('AC AD', 'AH KS KD AS').category).toBe('four of a kind');
  });
});

describe('in Omaha', () => {
  test.each([
    {
      what: 'of four aces in the hole exactly two count',
      hole: 'AC AD AH AS',
      board: '5C 6D 9C TS QS',
      category: 'pair',
      tieBreak: [14, 14, 12, 10, 9],
    },
    {
      what: 'one suited hole card makes no flush',
      hole: 'AH KC QD 2S',
      board: '3H 5H 8H TH JC',
      category: 'high card',
      tieBreak: [14, 13, 11, 10, 8],
    },
    {
      what: 'a straight flush on the board is nobody’s',
      hole: '2C 2D 7S 8D',
      board: 'TH JH QH KH AH',
      category: 'pair',
      tieBreak: [2, 2, 14, 13, 12],
    },
  ])('$what', ({ hole, board, category, tieBreak }) => {
    expect(omaha(hole, board)).toMatchObject({ category, tieBreak });
  });

  test('exactly two of the hole and three of the board count', () => {
    forAny(100, anyCards(7, 9), (cards) => {
      const hole = cards.slice(0, 4);
      const board = cards.slice(4);
      const best = rankOmaha(hole, board);
      expect(best.cards.filter((card) => hole.includes(card))).toHaveLength(2);
      expect(best.cards.filter((card) => board.includes(card))).toHaveLength(3);
    });
  });

  test.each([
    'KS KH 2C 3D',
    'KS 2C KH 3D',
    'KS 2C 3D KH',
    '2C KS KH 3D',
    '2C KS 3D KH',
    '2C 3D KS KH',
  ])('two kings in the hole and two on the board are found: %s', (hole) => {
    expect(omaha(hole, 'KD KC 4S 5S 7H').category).toBe('four of a kind');
  });

  test.each([
    'TS JS QS 2H 3D',
    'TS JS 2H QS 3D',
    'TS JS 2H 3D QS',
    'TS 2H JS QS 3D',
    'TS 2H JS 3D QS',
    'TS 2H 3D JS QS',
    '2H TS JS QS 3D',
    '2H TS JS 3D QS',
    '2H TS 3D JS QS',
    '2H 3D TS JS QS',
  ])('three spades on the board that make a royal flush are found: %s', (board) => {
    expect(omaha('AS KS 4C 5C', board).category).toBe('royal flush');
  });

  test.each([
    {
      what: 'a straight rather than three twos',
      hole: '9S 8C 2C 2D',
      board: '7S 6D 5H 2H KD',
      best: '9S 8C 7S 6D 5H',
    },
    {
      what: 'a full house rather than a flush',
      hole: 'AS KS QH QD',
      board: 'QS 2S 3S 9D 9H',
      best: 'QH QD QS 9D 9H',
    },
    {
      what: 'the higher of two flushes',
      hole: 'AS 4S KH QH',
      board: 'JS 9S 7S 8H 6H',
      best: 'AS JS 9S 7S 4S',
    },
  ])('the best hand is $what', ({ hole, board, best }) => {
    expect(formatCards(omaha(hole, board).cards)).toBe(best);
  });

  test('the best five stand in their order', () => {
    expect(formatCards(omaha('9S 2C 2D KH', '9C 9D 4H 4S 3C').cards)).toBe('9S 9C 9D KH 4H');
  });
});

test.each([
  ['4S 4H 9D 9C', 'five-card draw takes 5 cards, but got 4: "4S 4H 9D 9C"'],
  ['4S 4H 9D 9C KH 2C', 'five-card draw takes 5 cards, but got 6: "4S 4H 9D 9C KH 2C"'],
])('%s are no five: %s', (hand, message) => {
  expect(() => draw(hand)).toThrow(new Error(message));
});

const SIX = '6H 7S 8D 9C KH 2D';

test.each([
  [holdem, 'AC', '6H 7S 8D 9C KH', 'Texas hold\'em takes 2 hole cards, but got 1: "AC"'],
  [
    holdem,
    'AC AD 2C',
    '6H 7S 8D 9C KH',
    'Texas hold\'em takes 2 hole cards, but got 3: "AC AD 2C"',
  ],
  [holdem, 'AC AD', '6H 7S', 'Texas hold\'em takes 3 to 5 cards on the board, but got 2: "6H 7S"'],
  [holdem, 'AC AD', SIX, `Texas hold'em takes 3 to 5 cards on the board, but got 6: "${SIX}"`],
  [
    holdem,
    'AC AD',
    '6H 7S AD',
    'AD is given twice in "AC AD 6H 7S AD": a deck has one of each card',
  ],
  [omaha, 'AC AD AH', '6H 7S 8D', 'Omaha takes 4 hole cards, but got 3: "AC AD AH"'],
  [omaha, 'AC AD AH AS 2C', '6H 7S 8D', 'Omaha takes 4 hole cards, but got 5: "AC AD AH AS 2C"'],
  [omaha, 'AC AD AH AS', '6H 7S', 'Omaha takes 3 to 5 cards on the board, but got 2: "6H 7S"'],
  [omaha, 'AC AD AH AS', SIX, `Omaha takes 3 to 5 cards on the board, but got 6: "${SIX}"`],
])('%p refuses %s with %s: %s', (rank, hole, board, message) => {
  expect(() => rank(hole, board)).toThrow(new Error(message));
});
