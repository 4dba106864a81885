import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isThreeOfAKind } from '../../../src/kata/rules/three-of-a-kind.ts';

test.each(['7H 7S 7D', '7H 7S 7D 7C', '2C 2D 2H 7H 7S 7D'])('%s hold three of a kind', (text) => {
  expect(isThreeOfAKind(parseCards(text))).toBe(true);
});

test('three pairs are no three of a kind', () => {
  expect(isThreeOfAKind(parseCards('7H 7S 8D 8C 9H 9S AD'))).toBe(false);
});
