import { isFourOfAKind } from '../../src/rules/four-of-a-kind.ts';
import { cards } from './cards.ts';

test('four cards of one rank are four of a kind', () => {
  expect(isFourOfAKind(cards('7H 7S 7D 7C'))).toBe(true);
});

test('there may be four of two ranks, in any order', () => {
  expect(isFourOfAKind(cards('7H 2S 7S 2D 7D 2H 7C 2C'))).toBe(true);
});

test('three of two ranks are not four of a kind', () => {
  expect(isFourOfAKind(cards('7H 7S 7D 8C 8H 8S AD'))).toBe(false);
});
