/** What the ladder says of the best five among all hands of five. */
import { listClasses } from '../../../src/fast/evaluators/classes.ts';
import { handsBelow } from '../../../src/fast/evaluators/hands-below.ts';
import { FIVE_CARD_FREQUENCIES, frequenciesOf } from '../../../src/fast/proof/frequencies.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { standingOf } from '../../../src/page/browser/figure/standing.ts';

test.each([
  [
    '4H 2D 4S 4C 2H',
    'Place 298 of 7,462 from the top. These five beat 99.9% of all 2,598,960 hands of five and tie with 23 others.',
  ],
  [
    'AS KS QS JS TS 2C 3D',
    'Place 1 of 7,462 from the top. The best five beat 99.9998% of all 2,598,960 hands of five and tie with 3 others.',
  ],
  ['AH AD AC AS', 'Choose 1 more to see how many hands this one beats.'],
])('%s: %s', (text, words) => {
  expect(standingOf(parseCards(text))).toBe(words);
});

const shares = listClasses().map((_, below) => handsBelow(below + 1));

test('the hands of all strengths of a rung add up', () => {
  expect(frequenciesOf(shares.map(({ tied }) => tied))).toEqual(FIVE_CARD_FREQUENCIES);
});

test('each strength beats all hands of the strengths below it', () => {
  let below = 0;
  for (const { beaten, tied } of shares) {
    expect(beaten).toBe(below);
    below += tied;
  }
});
