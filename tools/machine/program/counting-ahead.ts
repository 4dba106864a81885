import type { Rules } from '../../../steps/rules-under-test.ts';

/** Runs a rehearsal, prepares the answers to what it asked, and runs the count with them. */
type RunAhead = <Result>(rehearse: () => unknown, run: () => Result) => Result;

/**
 * Makes slow rules get all questions of a count at once.
 * @param makeRehearsal - makes our rules, which record what they are asked
 */
export function countingAhead(rules: Rules, makeRehearsal: () => Rules, runAhead: RunAhead): Rules {
  // The same each time: what runs a count may remember it by its rules.
  let rehearsal: Rules | undefined;
  return {
    ...rules,
    count(run) {
      try {
        return runAhead(
          () => {
            rehearsal ??= makeRehearsal();
            return run(rehearsal);
          },
          () => run(rules),
        );
      } catch (error) {
        // The rehearsal remembers a count that these rules do not.
        rehearsal = undefined;
        throw error;
      }
    },
  };
}
