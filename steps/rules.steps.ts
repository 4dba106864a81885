import { type Combination, predicateName } from '../src/solution.ts';
import { expectEqual, inWords } from './expect.ts';
import { withArticle } from './words.ts';
import { type PokerWorld, Then } from './world.ts';

Then('they contain {combination}', function (combination: Combination) {
  check(this, combination, true);
});

Then('they do not contain {combination}', function (combination: Combination) {
  check(this, combination, false);
});

function check({ rules, cards }: PokerWorld, combination: Combination, expected: boolean): void {
  const answer = rules.predicates[combination](cards);
  const should = `these cards ${expected ? 'should' : 'should not'} contain ${withArticle(combination)}`;
  const message = `${should}, but ${predicateName(combination)} returned ${inWords(answer)}`;
  expectEqual(answer, expected, message);
}
