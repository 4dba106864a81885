import type { Rules } from '../../../steps/rules-under-test.ts';
import { rulesOf } from '../../solution/rules.ts';
import type { Exercise } from '../exercise.ts';
import type { ExerciseJob, ProgramRun } from '../jobs.ts';
import { type Breakdown, isTrouble } from '../verdict.ts';
import type { Host } from './host.ts';
import { readModule, type Strength } from './read-module.ts';
import { readProgram } from './read-program.ts';
import { rulesOfWinner } from './rules-of-winner.ts';

/** What is judged. */
export interface Code {
  /** Somebody's rules for an exercise, and ours for the rest. */
  readonly rules: Rules;
  /** What the last exercise asks for instead. */
  readonly evaluator?: Strength | undefined;
}

type Source = Pick<ExerciseJob, 'module' | 'program' | 'given'>;

/** Reads the code of an exercise, from a file or from a program; or says what is wrong with it. */
export function readCode(
  { module, program, given }: Source,
  exercise: Exercise,
  host: Host,
): Code | Breakdown {
  if (!module) {
    const rules = readProgram(program as ProgramRun, exercise, host);
    return isTrouble(rules) ? rules : { rules };
  }
  const solution = readModule(module, exercise, host, { given });
  if (isTrouble(solution)) return solution;
  const { evaluator, winner } = solution;
  return { rules: winner ? rulesOfWinner(winner, host.calls) : rulesOf(solution), evaluator };
}
