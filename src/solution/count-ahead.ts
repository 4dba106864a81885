/** Counts with a slow solution, which gets all questions of a count at once. */
import { type Rules, rulesOf, solutionOf } from './rules.ts';
import type { Solution } from './units.ts';

/** For each set of rules, those that record the questions of its counts. */
const recordingRules = new WeakMap<Rules, Rules>();

/** Runs a count by these rules; a slow solution first prepares the answers. */
export function countBy<Result>(rules: Rules, run: (rules: Rules) => Result): Result {
  const solution = solutionOf(rules);
  if (!solution?.ahead) return run(rules);
  try {
    return solution.ahead(
      (recorder) => run(recordingRulesFor(rules, recorder)),
      () => run(rules),
    );
  } catch (error) {
    // The recording rules remember a count that these rules do not.
    recordingRules.delete(rules);
    throw error;
  }
}

/** Returns the same recording rules each time: what runs a count may remember it by its rules. */
function recordingRulesFor(rules: Rules, recorder: Solution): Rules {
  const known = recordingRules.get(rules);
  if (known) return known;
  const recording = rulesOf(recorder);
  recordingRules.set(rules, recording);
  return recording;
}
