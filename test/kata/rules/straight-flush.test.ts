import { parseCards } from '../../../src/kata/kata.ts';
import { isStraightFlush } from '../../../src/kata/rules/straight-flush.ts';

test.each([
  ['five clubs in a row', '5C 6C 7C 8C 9C'],
  ['the wheel in diamonds', 'AD 2D 3D 4D 5D'],
  ['a royal flush', 'TH JH QH KH AH'],
  ['a flush of clubs and five spades in a row', '2C 3C 4C 5C KC 5S 6S 7S 8S 9S'],
])('%s: a straight flush', (_, cards) => {
  expect(isStraightFlush(parseCards(cards))).toBe(true);
});

test.each([
  ['a straight and a flush in different cards', '5H 6H 7H 8H 9S KH 2D'],
  ['five hearts round the corner', 'QH KH AH 2H 3H'],
])('%s: no straight flush', (_, cards) => {
  expect(isStraightFlush(parseCards(cards))).toBe(false);
});
