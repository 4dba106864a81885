import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isTwoPairs } from '../../../src/kata/rules/two-pairs.ts';

test.each(['AH AS 2C 2D', 'AH AS 2C 2D 9H 9D KC', 'AH AS AD 2C 2D 2H', '5H 5S 5D 5C 9H 9D'])(
  '%s hold two pairs',
  (text) => {
    expect(isTwoPairs(parseCards(text))).toBe(true);
  },
);

test.each(['AH AS KC QD', 'AH AS AD KC', 'AH AS AD AC'])('%s hold only one rank twice', (text) => {
  expect(isTwoPairs(parseCards(text))).toBe(false);
});
