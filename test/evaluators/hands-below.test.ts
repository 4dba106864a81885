/** How many hands of five each strength beats, and how many tie with it. */
import { categoryOf } from '../../src/evaluators/category-of.ts';
import { listClasses } from '../../src/evaluators/classes.ts';
import { handsBelow } from '../../src/evaluators/hands-below.ts';
import { HANDS_OF_FIVE } from '../support/hands-of-five.ts';

const shares = listClasses().map((_, below) => handsBelow(below + 1));

test('the hands of all strengths of a rung add up', () => {
  for (const [category, [hands]] of Object.entries(HANDS_OF_FIVE)) {
    const ofRung = shares.filter((_, below) => categoryOf(below + 1) === category);
    expect([category, ofRung.reduce((sum, { tied }) => sum + tied, 0)]).toEqual([category, hands]);
  }
});

test('each strength beats all hands of the strengths below it', () => {
  let below = 0;
  for (const { beaten, tied } of shares) {
    expect(beaten).toBe(below);
    below += tied;
  }
});
