import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isFullHouse } from '../../../src/kata/rules/full-house.ts';

test.each(['AH AS AD 2C 2D', 'AH AS AD 2C 2D 2H', 'AH AS AD 2C 2D 3C 3D', 'AH AS AD AC 2C 2D'])(
  '%s hold a full house',
  (text) => {
    expect(isFullHouse(parseCards(text))).toBe(true);
  },
);

test.each(['AH AS AD AC 2C', 'AH AS 2C 2D 3C 3D', 'AH AS AD'])(
  '%s lack three of one rank and two of another',
  (text) => {
    expect(isFullHouse(parseCards(text))).toBe(false);
  },
);
