import { parseCards } from '../../../src/kata/kata.ts';
import { isRoyalFlush } from '../../../src/kata/rules/royal-flush.ts';

test.each([
  ['clubs', '9C TC JC QC KC AC'],
  ['diamonds', '9D TD JD QD KD AD'],
  ['hearts', '9H TH JH QH KH AH'],
  ['spades', '9S TS JS QS KS AS'],
])('ten to ace of %s contain a royal flush', (_, cards) => {
  expect(isRoyalFlush(parseCards(cards))).toBe(true);
});

test.each([
  ['an ace of another suit', '9H TH JH QH KH AS 2C'],
  ['a ten of another suit', 'AH KH QH JH TS 9H'],
  ['no ten', 'AH KH QH JH'],
])('%s: no royal flush', (_, cards) => {
  expect(isRoyalFlush(parseCards(cards))).toBe(false);
});
