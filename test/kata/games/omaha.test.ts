import fc from 'fast-check';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { combinations } from '../../../src/kata/games/combinations.ts';
import { rankOmaha } from '../../../src/kata/games/omaha.ts';
import { rankHand } from '../../../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../src/kata/ranking/tie-breaking.ts';
import { anyCards } from '../../any-cards.ts';

const rank = (hole: string, board: string) => rankOmaha(parseCards(hole), parseCards(board));

test('of four aces in the hole exactly two count', () => {
  expect(rank('AC AD AH AS', '5C 6D 9C TS QS')).toMatchObject({ category: 'pair', tieBreak: [14, 14, 12, 10, 9] });
});

test('one suited hole card makes no flush on a board of four', () => {
  expect(rank('AH KC QD 2S', '3H 5H 8H TH JC').category).toBe('high card');
});

test('a straight flush on the board is nobody’s', () => {
  expect(rank('2C 2D 7S 8D', 'TH JH QH KH AH').category).toBe('pair');
});

test('exactly two of the hole and three of the board count, and no such five are better', () => {
  fc.assert(
    fc.property(anyCards(7, 9), (cards) => {
      const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
      const best = rankOmaha(hole, board);
      expect(best.cards.filter((card) => hole.includes(card))).toHaveLength(2);
      expect(best.cards.filter((card) => board.includes(card))).toHaveLength(3);
      for (const two of combinations(hole, 2))
        for (const three of combinations(board, 3))
          expect(compareHandRanks(best, rankHand([...two, ...three]))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the best five stand in their order', () => {
  expect(formatCards(rank('9S 2C 2D KH', '9C 9D 4H 4S 3C').cards)).toBe('9S 9C 9D KH 4H');
});

test.each([
  ['AC AD AH', '6H 7S 8D', 'AC AD AH'],
  ['AC AD AH AS 2C', '6H 7S 8D', 'AC AD AH AS 2C'],
  ['AC AD AH AS', '6H 7S', '6H 7S'],
  ['AC AD AH AS', '6H 7S 8D 9C KH 2D', '6H 7S 8D 9C KH 2D'],
  ['AC AD AH AS', '6H 7S AS', 'AC AD AH AS 6H 7S AS'],
])('the hole %s and the board %s are refused', (hole, board, quoted) => {
  expect(() => rank(hole, board)).toThrow(`"${quoted}"`);
});
