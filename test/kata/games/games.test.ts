/** Which cards of hole and board count in each game, and how many there must be. */
import { combinations } from '../../../src/kata/games/combinations.ts';
import {
  compareHandRanks,
  formatCards,
  parseCards,
  rankFiveCardDraw,
  rankHand,
  rankOmaha,
  rankTexasHoldem,
} from '../../../src/kata/kata.ts';
import { anyCards, forAny } from '../../support/any-cards.ts';

const draw = (hand: string) => rankFiveCardDraw(parseCards(hand));
const holdem = (hole: string, board: string) =>
  rankTexasHoldem(parseCards(hole), parseCards(board));
const omaha = (hole: string, board: string) => rankOmaha(parseCards(hole), parseCards(board));

test('in five-card draw the five cards in the hand are the hand', () => {
  expect(draw('4S 4H 9D 9C KH').category).toBe('two pairs');
});

describe("in Texas hold'em", () => {
  test.each([
    ['two', '5C 6D', '7S 8D 9C KH KS', 'straight', [9, 8, 7, 6, 5]],
    ['one', '5C 2D', '6H 7S 8D 9C KH', 'straight', [9, 8, 7, 6, 5]],
    ['none', 'AC AD', '9H TH JH QH KH', 'straight flush', [13, 12, 11, 10, 9]],
  ])("%s of the best five may be the player's own", (_, hole, board, category, tieBreak) => {
    expect(holdem(hole, board)).toMatchObject({ category, tieBreak });
  });

  test("among cards of equal rank the player's own come before the board's", () => {
    expect(formatCards(holdem('KC 2D', 'KH KS 9D 9C 3S').cards)).toBe('KC KH KS 9D 9C');
    expect(formatCards(holdem('5C 2D', '5H 6S 7D 8C 9H').cards)).toBe('9H 8C 7D 6S 5C');
  });

  test('cards are ranked after the flop and after the turn too', () => {
    expect(holdem('AC AD', 'AH KS KD').category).toBe('full house');
    expect(holdem('AC AD', 'AH KS KD AS').category).toBe('four of a kind');
  });
});

describe('in Omaha', () => {
  test.each([
    [
      'of four aces in the hole exactly two count',
      'AC AD AH AS',
      '5C 6D 9C TS QS',
      'pair',
      [14, 14, 12, 10, 9],
    ],
    [
      'one suited hole card makes no flush',
      'AH KC QD 2S',
      '3H 5H 8H TH JC',
      'high card',
      [14, 13, 11, 10, 8],
    ],
    [
      'a straight flush on the board is nobody’s',
      '2C 2D 7S 8D',
      'TH JH QH KH AH',
      'pair',
      [2, 2, 14, 13, 12],
    ],
  ])('%s', (_, hole, board, category, tieBreak) => {
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

  test('no other two of the hole and three of the board are better', () => {
    forAny(100, anyCards(7, 9), (cards) => {
      const twos = combinations(cards.slice(0, 4), 2);
      const threes = combinations(cards.slice(4), 3);
      const hands = twos.flatMap((two) => threes.map((three) => [...two, ...three]));
      const best = rankOmaha(cards.slice(0, 4), cards.slice(4));
      const better = hands.filter((hand) => compareHandRanks(rankHand(hand), best) > 0);
      expect(better).toEqual([]);
    });
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
