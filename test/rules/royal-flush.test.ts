import { isRoyalFlush } from '../../src/rules/royal-flush.ts';
import { cards } from './cards.ts';

test('ten to ace of any one suit are a royal flush, and a nine does no harm', () => {
  expect(isRoyalFlush(cards('9C TC JC QC KC AC'))).toBe(true);
  expect(isRoyalFlush(cards('9D TD JD QD KD AD'))).toBe(true);
  expect(isRoyalFlush(cards('9H TH JH QH KH AH'))).toBe(true);
  expect(isRoyalFlush(cards('9S TS JS QS KS AS'))).toBe(true);
});

test('an ace of another suit does not count', () => {
  expect(isRoyalFlush(cards('9H TH JH QH KH AS 2C'))).toBe(false);
});

test('a ten of another suit does not count', () => {
  expect(isRoyalFlush(cards('AH KH QH JH TS 9H'))).toBe(false);
});

test('four cards are not enough', () => {
  expect(isRoyalFlush(cards('AH KH QH JH'))).toBe(false);
});
