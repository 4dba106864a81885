import { parseCards } from '../../../src/kata/kata.ts';
import { isFourOfAKind } from '../../../src/kata/rules/four-of-a-kind.ts';

test.each([
  ['four sevens', '7H 7S 7D 7C'],
  ['four sevens and four twos in turn', '7H 2S 7S 2D 7D 2H 7C 2C'],
])('%s contain four of a kind', (_, cards) => {
  expect(isFourOfAKind(parseCards(cards))).toBe(true);
});

test('three sevens and three eights contain no four of a kind', () => {
  expect(isFourOfAKind(parseCards('7H 7S 7D 8C 8H 8S AD'))).toBe(false);
});
