import { isThreeOfAKind } from '../../src/rules/three-of-a-kind.ts';
import { cards } from './cards.ts';

test('three cards of one rank are three of a kind', () => {
  expect(isThreeOfAKind(cards('7H 7S 7D'))).toBe(true);
});

test('four cards of one rank contain three of a kind', () => {
  expect(isThreeOfAKind(cards('7H 7S 7D 7C'))).toBe(true);
});

test('there may be three of two ranks', () => {
  expect(isThreeOfAKind(cards('2C 2D 2H 7H 7S 7D'))).toBe(true);
});

test('three pairs are not three of a kind', () => {
  expect(isThreeOfAKind(cards('7H 7S 8D 8C 9H 9S AD'))).toBe(false);
});
