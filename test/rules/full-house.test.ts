import { isFullHouse } from '../../src/rules/full-house.ts';
import { cards } from './cards.ts';

test('three cards of one rank and two of another are a full house', () => {
  expect(isFullHouse(cards('AH AS AD 2C 2D'))).toBe(true);
});

test('a second three or another pair does no harm', () => {
  expect(isFullHouse(cards('AH AS AD 2C 2D 2H'))).toBe(true);
  expect(isFullHouse(cards('AH AS AD 2C 2D 3C 3D'))).toBe(true);
});

test('the three may be part of four of a kind', () => {
  expect(isFullHouse(cards('AH AS AD AC 2C 2D'))).toBe(true);
});

test('three of a kind do not lend their own pair', () => {
  expect(isFullHouse(cards('AH AS AD'))).toBe(false);
  expect(isFullHouse(cards('AH AS AD AC 2C'))).toBe(false);
});

test('three pairs are not a full house', () => {
  expect(isFullHouse(cards('AH AS 2C 2D 3C 3D'))).toBe(false);
});
