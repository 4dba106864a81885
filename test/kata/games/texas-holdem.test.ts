import fc from 'fast-check';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { rankTexasHoldem } from '../../../src/kata/games/texas-holdem.ts';
import { rankHand } from '../../../src/kata/ranking/rank-hand.ts';
import { anyCards } from '../../any-cards.ts';

const rank = (hole: string, board: string) => rankTexasHoldem(parseCards(hole), parseCards(board));

test("a hand is the best five of all, whether two, one or none of them are the player's own", () => {
  expect(rank('5C 2D', '6H 7S 8D 9C KH')).toMatchObject({ tieBreak: [9, 8, 7, 6, 5] });
  expect(rank('AC AD', '9H TH JH QH KH')).toMatchObject({ category: 'straight flush', tieBreak: [13, 12, 11, 10, 9] });
  fc.assert(
    fc.property(anyCards(5, 7), (cards) => {
      expect(rankTexasHoldem(cards.slice(0, 2), cards.slice(2))).toEqual(rankHand(cards));
    }),
  );
});

test("among cards of equal rank the player's own come before the board's", () => {
  expect(formatCards(rank('KC 2D', 'KH KS 9D 9C 3S').cards)).toBe('KC KH KS 9D 9C');
  expect(formatCards(rank('5C 2D', '5H 6S 7D 8C 9H').cards)).toBe('9H 8C 7D 6S 5C');
});

test('cards are ranked after the flop and after the turn too', () => {
  expect(rank('AC AD', 'AH KS KD').category).toBe('full house');
  expect(rank('AC AD', 'AH KS KD AS').category).toBe('four of a kind');
});

test.each([
  ['AC', '6H 7S 8D 9C KH', 'AC'],
  ['AC AD 2C', '6H 7S 8D 9C KH', 'AC AD 2C'],
  ['AC AD', '6H 7S', '6H 7S'],
  ['AC AD', '6H 7S 8D 9C KH 2D', '6H 7S 8D 9C KH 2D'],
  ['AC AD', '6H 7S AD', 'AC AD 6H 7S AD'],
])('the hole %s and the board %s are refused', (hole, board, quoted) => {
  expect(() => rank(hole, board)).toThrow(`"${quoted}"`);
});
