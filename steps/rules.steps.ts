import { type Combination, predicateName } from '../src/solution/combinations.ts';
import { inWords, Mismatch } from './expect.ts';
import { REMEMBERS, withArticle } from './words.ts';
import { type PokerWorld, Then } from './world.ts';

Then('they contain {combination}', function (combination: Combination) {
  check(this, combination, true);
});

Then('they do not contain {combination}', function (combination: Combination) {
  check(this, combination, false);
});

function check(world: PokerWorld, combination: Combination, expected: boolean): void {
  const answer: unknown = world.rules.predicates[combination](world.cards);
  if (answer === expected) return;
  const should = `these cards ${expected ? 'should' : 'should not'} contain ${withArticle(combination)}`;
  const message = `${should}, but ${predicateName(combination)} returned ${inWords(answer)}`;
  const earlier = world.isRightAlone(combination, expected, world.cards) ? REMEMBERS : '';
  throw new Mismatch(answer, expected, message + earlier);
}
