/** How many hands of five each strength beats, and how many tie with it. */
import { listClasses } from '../../../src/fast/evaluators/classes.ts';
import { handsBelow } from '../../../src/fast/evaluators/hands-below.ts';
import { FIVE_CARD_FREQUENCIES, frequenciesOf } from '../../../src/fast/proof/frequencies.ts';

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
