import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isStraightFlush } from '../../../src/kata/rules/straight-flush.ts';

test.each(['5C 6C 7C 8C 9C', 'AD 2D 3D 4D 5D', 'TH JH QH KH AH', '2C 3C 4C 5C KC 5S 6S 7S 8S 9S'])(
  '%s hold a straight flush',
  (text) => {
    expect(isStraightFlush(parseCards(text))).toBe(true);
  },
);

test('a flush and a straight of different cards are none', () => {
  expect(isStraightFlush(parseCards('5H 6H 7H 8H 9S KH 2D'))).toBe(false);
});

test('a suited run does not go round the corner', () => {
  expect(isStraightFlush(parseCards('QH KH AH 2H 3H'))).toBe(false);
});
