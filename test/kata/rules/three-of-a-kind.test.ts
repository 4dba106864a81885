import { parseCards } from '../../../src/kata/kata.ts';
import { isThreeOfAKind } from '../../../src/kata/rules/three-of-a-kind.ts';

test.each([
  ['three sevens', '7H 7S 7D'],
  ['four sevens, which are three and one more', '7H 7S 7D 7C'],
  ['three twos and three sevens', '2C 2D 2H 7H 7S 7D'],
])('%s contain three of a kind', (_, cards) => {
  expect(isThreeOfAKind(parseCards(cards))).toBe(true);
});

test('three pairs contain no three of a kind', () => {
  expect(isThreeOfAKind(parseCards('7H 7S 8D 8C 9H 9S AD'))).toBe(false);
});
