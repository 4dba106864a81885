import { parseCards } from '../../../src/kata/kata.ts';
import { isPair } from '../../../src/kata/rules/pair.ts';

test.each([
  ['two aces', 'AH AS'],
  ['three aces, which are two and one more', 'AH AS AD'],
  ['four aces', 'AH AS AD AC'],
  ['two twos apart from each other', '2C AH 2D'],
  ['two sevens among fourteen cards', 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H 7S'],
])('%s contain a pair', (_, cards) => {
  expect(isPair(parseCards(cards))).toBe(true);
});

test.each([
  ['two cards of one suit', 'AH KH'],
  ['all cards of one suit', 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H'],
])('%s contain no pair', (_, cards) => {
  expect(isPair(parseCards(cards))).toBe(false);
});

test('no cards contain no pair', () => {
  expect(isPair([])).toBe(false);
});
