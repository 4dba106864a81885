/**
 * The rules that the steps ask: ours, or those of somebody's solution.
 *
 * A repository that `poker-kata new` writes has a small file in place of this one, which asks the
 * rules in its own `src/kata`.
 */
import type { Cards } from '../src/kata/cards/card.ts';
import type { Combination } from '../src/kata/ranking/categories.ts';
import { isError, NoAnswer } from '../src/solution/errors.ts';
import { OUR_RULES, type Rules, rulesOf } from '../src/solution/rules.ts';
import type { Solution } from '../src/solution/units.ts';

export { predicateName } from '../src/solution/combinations.ts';
export { countBy } from '../src/solution/count-ahead.ts';
export { copied } from '../src/solution/freeze.ts';
export type { Rules } from '../src/solution/rules.ts';

let underTest = OUR_RULES;
let readAgain = (): Solution | undefined => undefined;

/** Returns the rules that all scenarios ask, unless a world is given others. */
export const rulesUnderTest = (): Rules => underTest;

/**
 * Tests a solution in all further scenarios; `{}` is our own.
 *
 * @param again - reads the solution once more, without what it remembers
 */
export function putUnderTest(solution: Solution, again = readAgain): void {
  underTest = rulesOf(solution);
  readAgain = again;
}

/** Recognizes an error that the rules threw, unlike one that says why a program gave no answer. */
export const isErrorOfRules = (value: unknown): value is Error =>
  isError(value) && !(value instanceof NoAnswer);

/** Says whether a rule is right about these cards when it is asked about nothing else before. */
export function isRightAlone(
  rules: Rules,
  combination: Combination,
  expected: boolean,
  cards: Cards,
): boolean {
  if (rules !== underTest) return false;
  const solution = readAgain();
  if (!solution) return false;
  return rulesOf(solution).predicates[combination]([...cards]) === expected;
}
