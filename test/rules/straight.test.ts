import { isStraight } from '../../src/rules/straight.ts';
import { cards } from './cards.ts';

test('five ranks in a row are a straight, from the two up to the ace', () => {
  expect(isStraight(cards('4H 2D 6S 3C 5H'))).toBe(true);
  expect(isStraight(cards('5H 3D 7S 4C 6H'))).toBe(true);
  expect(isStraight(cards('6H 4D 8S 5C 7H'))).toBe(true);
  expect(isStraight(cards('7H 5D 9S 6C 8H'))).toBe(true);
  expect(isStraight(cards('8H 6D TS 7C 9H'))).toBe(true);
  expect(isStraight(cards('9H 7D JS 8C TH'))).toBe(true);
  expect(isStraight(cards('TH 8D QS 9C JH'))).toBe(true);
  expect(isStraight(cards('JH 9D KS TC QH'))).toBe(true);
  expect(isStraight(cards('QH TD AS JC KH'))).toBe(true);
});

test('the ace may also be below the two', () => {
  expect(isStraight(cards('3H AD 5S 2C 4H'))).toBe(true);
});

test('pairs do no harm', () => {
  expect(isStraight(cards('5H 6D 6C 7S 7C 8H 9D 9S'))).toBe(true);
});

test('no straight goes round the corner', () => {
  expect(isStraight(cards('JH QD KS AC 2H'))).toBe(false);
  expect(isStraight(cards('QH KD AS 2C 3H'))).toBe(false);
  expect(isStraight(cards('KH AD 2S 3C 4H'))).toBe(false);
});

test('four in a row are not enough', () => {
  expect(isStraight(cards('5H 6D 7S 8C'))).toBe(false);
  expect(isStraight(cards('AH 2D 3S 4C'))).toBe(false);
  expect(isStraight(cards('TH JD QS KC'))).toBe(false);
});

test('twice four in a row with a gap between them is not a straight', () => {
  expect(isStraight(cards('5H 6D 7S 8C TH JD QS KC'))).toBe(false);
});
