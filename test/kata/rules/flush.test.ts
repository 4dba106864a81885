import { parseCards } from '../../../src/kata/kata.ts';
import { isFlush } from '../../../src/kata/rules/flush.ts';

test.each([
  ['clubs', '2C 4C 7C 9C KC'],
  ['diamonds', '2D 4D 7D 9D KD'],
  ['hearts', '2H 4H 7H 9H KH'],
  ['spades', '2S 4S 7S 9S KS'],
])('five %s are a flush', (_, cards) => {
  expect(isFlush(parseCards(cards))).toBe(true);
});

test.each([
  ['clubs', '2C 4C 7C 9C'],
  ['diamonds', '2D 4D 7D 9D'],
  ['hearts', '2H 4H 7H 9H'],
  ['spades', '2S 4S 7S 9S'],
])('four %s are no flush', (_, cards) => {
  expect(isFlush(parseCards(cards))).toBe(false);
});

test('four cards of each suit are no flush', () => {
  const cards = '2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S 3S 4S 5S';
  expect(isFlush(parseCards(cards))).toBe(false);
});
