/** Counts with a slow solution, which gets all questions of a count at once. */
import { type Rules, rulesOf, solutionOf } from './rules.ts';

/** For each set of rules, those that record the questions of its counts. */
const rehearsals = new WeakMap<Rules, Rules>();

/** Runs a count; a slow solution first prepares the answers. */
export function countBy<Result>(rules: Rules, run: (rules: Rules) => Result): Result {
  const solution = solutionOf(rules);
  if (!solution?.ahead) return run(rules);
  try {
    return solution.ahead((solutionOrRecorder) => {
      if (solutionOrRecorder === solution) return run(rules);
      const rehearsal = rehearsals.get(rules) ?? rulesOf(solutionOrRecorder);
      rehearsals.set(rules, rehearsal);
      return run(rehearsal);
    });
  } catch (error) {
    // The rules of the rehearsal remember a count that these rules do not.
    rehearsals.delete(rules);
    throw error;
  }
}
