/** What the ladder says of the best five among all hands of five. */
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { beatenBy } from '../../browser/figure/beaten.ts';

test.each([
  [
    '4H 2D 4S 4C 2H',
    'Hands have 7,462 different strengths, and this is number 298 from the top. These five beat 99.9% of all 2,598,960 hands of five cards and tie with 23 others.',
  ],
  [
    'AS KS QS JS TS 2C 3D',
    'Hands have 7,462 different strengths, and this is number 1 from the top. The best five beat 99.9998% of all 2,598,960 hands of five cards and tie with 3 others.',
  ],
  ['AH AD AC AS', 'Choose 1 more to see how many hands this one beats.'],
])('%s: %s', (text, words) => {
  expect(beatenBy(parseCards(text))).toBe(words);
});
