import { parseCards } from '../../../src/kata/kata.ts';
import { isFullHouse } from '../../../src/kata/rules/full-house.ts';

test.each([
  ['three aces and two twos', 'AH AS AD 2C 2D'],
  ['three aces and three twos', 'AH AS AD 2C 2D 2H'],
  ['three aces and two pairs', 'AH AS AD 2C 2D 3C 3D'],
  ['four aces and two twos', 'AH AS AD AC 2C 2D'],
])('%s contain a full house', (_, cards) => {
  expect(isFullHouse(parseCards(cards))).toBe(true);
});

test.each([
  ['four aces and a two', 'AH AS AD AC 2C'],
  ['three pairs', 'AH AS 2C 2D 3C 3D'],
  ['three aces, which are a pair only once', 'AH AS AD'],
])('%s contain no full house', (_, cards) => {
  expect(isFullHouse(parseCards(cards))).toBe(false);
});
