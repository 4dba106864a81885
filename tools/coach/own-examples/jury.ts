/** The programs that judge examples: the rules, right programs, and wrong ones. */
import type { Rules } from '../../../steps/rules-under-test.ts';
import { rulesOf } from '../../solution/rules.ts';
import { OURS } from '../../solution/units.ts';
import type { Host } from '../code/host.ts';
import { type LearnerSolution, readModule } from '../code/read-module.ts';
import type { Exercise } from '../exercise.ts';
import type { Judges, MistakeToJudge } from '../jobs.ts';
import type { Clues } from '../own-verdict.ts';
import type { Module } from '../verdict.ts';
import { cluesOn } from './clues.ts';

/** The programs that an example is asked of, in this order. */
export interface Jury {
  readonly rules: Rules;
  readonly right: readonly Rules[];
  readonly wrong: readonly WrongJudge[];
}

/** A wrong program that examples can show. */
export interface WrongJudge extends Pick<MistakeToJudge, 'wrong' | 'reason' | 'caughtBy'> {
  readonly rules: Rules;
  /** Loads the program anew, so that it remembers nothing. */
  readonly rulesAnew: () => Rules;
  /** Returns what helps to find an example that catches it. */
  readonly clues: () => Clues;
}

/** Returns a function that loads the programs of an exercise, each only once. */
export function juriesOf(
  judgesOf: (exercise: Exercise) => Judges,
  host: Host,
): (exercise: Exercise) => Jury {
  const juries = new Map<Exercise, Jury>();
  return (exercise) => {
    const jury = juries.get(exercise) ?? juryOf(exercise, judgesOf(exercise), host);
    juries.set(exercise, jury);
    return jury;
  };
}

function juryOf(exercise: Exercise, { mistakes, right }: Judges, host: Host): Jury {
  // The package's own files can be read.
  const rulesOfModule = (module: Module) =>
    rulesOf(readModule(module, exercise, host, { isCounted: false }) as LearnerSolution);
  const wrongJudge = (mistake: MistakeToJudge): WrongJudge => {
    const { wrong, reason, caughtBy, module } = mistake;
    const rules = rulesOfModule(module);
    let clues: Clues | undefined;
    const findClues = () => {
      clues ??= cluesOn(mistake, rules, host);
      return clues;
    };
    const rulesAnew = () => rulesOfModule(module);
    return { wrong, reason, caughtBy, rules, rulesAnew, clues: findClues };
  };
  return {
    rules: rulesOf(host.calls.remembering(OURS)),
    right: right.map(rulesOfModule),
    wrong: mistakes.filter((mistake) => canBeShown(mistake, host)).map(wrongJudge),
  };
}

/** Returns whether a mistake can be shown by an example: the rule that it breaks has one. */
function canBeShown({ caughtBy }: MistakeToJudge, host: Host): boolean {
  const { examples } = host.chapter(caughtBy.feature);
  return examples.some(({ rule }) => rule === caughtBy.rule);
}
