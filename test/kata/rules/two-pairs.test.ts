import { parseCards } from '../../../src/kata/kata.ts';
import { isTwoPairs } from '../../../src/kata/rules/two-pairs.ts';

test.each([
  ['two aces and two twos', 'AH AS 2C 2D'],
  ['three pairs', 'AH AS 2C 2D 9H 9D KC'],
  ['three aces and three twos', 'AH AS AD 2C 2D 2H'],
  ['four fives and two nines', '5H 5S 5D 5C 9H 9D'],
])('%s contain two pairs', (_, cards) => {
  expect(isTwoPairs(parseCards(cards))).toBe(true);
});

test.each([
  ['two aces alone', 'AH AS KC QD'],
  ['three aces', 'AH AS AD KC'],
  ['four aces, which are one rank', 'AH AS AD AC'],
])('%s contain no two pairs', (_, cards) => {
  expect(isTwoPairs(parseCards(cards))).toBe(false);
});
