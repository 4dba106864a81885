import { isPair } from '../../src/rules/pair.ts';
import { ALL_HEARTS, cards } from './cards.ts';

test('two cards of one rank are a pair', () => {
  expect(isPair(cards('AH AS'))).toBe(true);
  expect(isPair(cards('2C AH 2D'))).toBe(true);
  expect(isPair(cards(`${ALL_HEARTS} 7S`))).toBe(true);
});

test('three or four cards of one rank contain a pair', () => {
  expect(isPair(cards('AH AS AD'))).toBe(true);
  expect(isPair(cards('AH AS AD AC'))).toBe(true);
});

test('cards of different ranks are not a pair', () => {
  expect(isPair(cards(''))).toBe(false);
  expect(isPair(cards('AH KH'))).toBe(false);
  expect(isPair(cards(ALL_HEARTS))).toBe(false);
});
