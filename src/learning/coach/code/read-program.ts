/** Makes a learner's program a solution of an exercise. */
import { listed } from '../../../machine/words/nearest.ts';
import type { Solution } from '../../../solution/units.ts';
import { findExercise } from '../exercises.ts';
import { describeError } from '../explain/explain-failure.ts';
import type { ProgramRun } from '../jobs.ts';
import { EXPORTS } from '../units.ts';
import type { Breakdown } from '../verdict.ts';
import type { Host, RunningProgram } from './host.ts';

/** Starts a program; returns its part of a solution for an exercise, or what is wrong with it. */
export function readProgram(run: ProgramRun, exercise: string, host: Host): Solution | Breakdown {
  try {
    const program = host.quiet(() => host.programOf?.(run)) as RunningProgram;
    const names = findExercise(exercise)?.units.flatMap((unit) => EXPORTS[unit]) ?? [];
    const solution = solutionOf(program, names, host);
    const missing = names.filter((name) => !(name in solution));
    return missing.length > 0 ? notBegun(program, missing) : solution;
  } catch (error) {
    return { ...describeError(error, undefined), ...host.takePrinted() };
  }
}

/** Takes only some exports of a program, and ours for the rest. */
function solutionOf(program: RunningProgram, names: readonly string[], host: Host): Solution {
  const { bestFive } = program;
  const rehearsal = { bestFive, ...pick(program.rehearsal, names) };
  const answers = host.calls.remembering(pick(program.solution, names), (name, args) =>
    program.lineOf(name, args),
  );
  return {
    bestFive,
    ...answers,
    ahead: (rehearse, run) => program.solution.ahead(() => rehearse(rehearsal), run),
  };
}

function pick(solution: Solution, names: readonly string[]): Solution {
  return Object.fromEntries(Object.entries(solution).filter(([name]) => names.includes(name)));
}

function notBegun({ unknown }: RunningProgram, missing: readonly string[]): Breakdown {
  const questions = unknown
    .filter(([, name]) => missing.includes(name))
    .map(([question]) => question);
  return {
    message: `the program does not know this question: ${listed(questions, 'and')}`,
    isNotBegun: true,
  };
}
