import { isStraightFlush } from '../../src/rules/straight-flush.ts';
import { cards } from './cards.ts';

test('five ranks in a row of one suit are a straight flush', () => {
  expect(isStraightFlush(cards('5C 6C 7C 8C 9C'))).toBe(true);
  expect(isStraightFlush(cards('TH JH QH KH AH'))).toBe(true);
});

test('the ace may be low', () => {
  expect(isStraightFlush(cards('AD 2D 3D 4D 5D'))).toBe(true);
});

test('five cards of another suit do no harm', () => {
  expect(isStraightFlush(cards('2C 3C 4C 5C KC 5S 6S 7S 8S 9S'))).toBe(true);
});

test('a flush and a straight of other cards are not enough', () => {
  expect(isStraightFlush(cards('5H 6H 7H 8H 9S KH 2D'))).toBe(false);
});

test('no straight flush goes round the corner', () => {
  expect(isStraightFlush(cards('QH KH AH 2H 3H'))).toBe(false);
});
