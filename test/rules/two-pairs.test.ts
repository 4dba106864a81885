import { isTwoPairs } from '../../src/rules/two-pairs.ts';
import { cards } from './cards.ts';

test('two cards of one rank and two of another are two pairs', () => {
  expect(isTwoPairs(cards('AH AS 2C 2D'))).toBe(true);
});

test('a third pair does no harm', () => {
  expect(isTwoPairs(cards('AH AS 2C 2D 9H 9D KC'))).toBe(true);
});

test('a pair may be part of three or four of a kind', () => {
  expect(isTwoPairs(cards('AH AS AD 2C 2D 2H'))).toBe(true);
  expect(isTwoPairs(cards('5H 5S 5D 5C 9H 9D'))).toBe(true);
});

test('one pair is not enough', () => {
  expect(isTwoPairs(cards('AH AS KC QD'))).toBe(false);
});

test('three or four cards of one rank are not two pairs', () => {
  expect(isTwoPairs(cards('AH AS AD KC'))).toBe(false);
  expect(isTwoPairs(cards('AH AS AD AC'))).toBe(false);
});
