import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isFourOfAKind } from '../../../src/kata/rules/four-of-a-kind.ts';

test.each(['7H 7S 7D 7C', '7H 2S 7S 2D 7D 2H 7C 2C'])('%s hold four of a kind', (text) => {
  expect(isFourOfAKind(parseCards(text))).toBe(true);
});

test('three and three are no four', () => {
  expect(isFourOfAKind(parseCards('7H 7S 7D 8C 8H 8S AD'))).toBe(false);
});
