import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isPair } from '../../../src/kata/rules/pair.ts';

test.each(['AH AS', 'AH AS AD', 'AH AS AD AC', '2C AH 2D'])('%s hold a pair', (text) => {
  expect(isPair(parseCards(text))).toBe(true);
});

test('cards of one suit are none', () => {
  expect(isPair(parseCards('AH KH'))).toBe(false);
});

test('thirteen cards without a pair exist, fourteen do not', () => {
  const allHearts = 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H';
  expect(isPair(parseCards(allHearts))).toBe(false);
  expect(isPair(parseCards(`${allHearts} 7S`))).toBe(true);
});

test('no cards are no pair', () => {
  expect(isPair([])).toBe(false);
});
