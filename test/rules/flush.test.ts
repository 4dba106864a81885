import { isFlush } from '../../src/rules/flush.ts';
import { cards } from './cards.ts';

test('five cards of any one suit are a flush', () => {
  expect(isFlush(cards('2C 4C 7C 9C KC'))).toBe(true);
  expect(isFlush(cards('2D 4D 7D 9D KD'))).toBe(true);
  expect(isFlush(cards('2H 4H 7H 9H KH'))).toBe(true);
  expect(isFlush(cards('2S 4S 7S 9S KS'))).toBe(true);
});

test('four cards of a suit are not enough', () => {
  expect(isFlush(cards('2C 4C 7C 9C'))).toBe(false);
  expect(isFlush(cards('2D 4D 7D 9D'))).toBe(false);
  expect(isFlush(cards('2H 4H 7H 9H'))).toBe(false);
  expect(isFlush(cards('2S 4S 7S 9S'))).toBe(false);
});

test('four cards of every suit are not a flush', () => {
  expect(isFlush(cards('2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S 3S 4S 5S'))).toBe(false);
});
