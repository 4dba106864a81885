/** Makes a learner's program a solution of an exercise. */
import { listed } from '../../machine/words/nearest.ts';
import type { Solution } from '../../solution/units.ts';
import { type Exercise, namesAskedFor } from '../exercise.ts';
import { describeError } from '../explain/explain-failure.ts';
import type { ProgramRun } from '../jobs.ts';
import type { Breakdown } from '../verdict.ts';
import type { Host, RunningProgram } from './host.ts';
import { onlyInCategories } from './only-in-categories.ts';

/** Starts a program; returns its part of a solution for an exercise, or what is wrong with it. */
export function readProgram(run: ProgramRun, exercise: Exercise, host: Host): Solution | Breakdown {
  try {
    const program = host.quiet(() => host.programOf?.(run)) as RunningProgram;
    const missing = namesAsking(exercise).filter((name) => !(name in program.solution));
    if (missing.length > 0) return notBegun(program, missing);
    return onlyInCategories(exercise, solutionOf(program, namesTaken(exercise), host));
  } catch (error) {
    // What starts answers at least the first question.
    return { ...describeError(error, undefined), ...host.takePrinted(), isNotRun: true };
  }
}

/** Lists the exports that ask the questions of an exercise: `rank` is asked by the ladder. */
function namesAsking(exercise: Exercise): readonly string[] {
  return exercise.unit === 'best-five' ? ['LADDER'] : namesAskedFor(exercise);
}

/**
 * Lists the exports to take: a program gives tie-breaks only with its own best five, and compares
 * hands of short deck itself.
 */
function namesTaken(exercise: Exercise): readonly string[] {
  const names = namesAskedFor(exercise);
  if (names.includes('tieBreakOf')) return ['bestFive', ...names];
  return exercise.unit === 'short-deck' ? ['compareInShortDeck', ...names] : names;
}

/** Takes only some exports of a program, and ours for the rest. */
function solutionOf(program: RunningProgram, names: readonly string[], host: Host): Solution {
  const { bestFive } = program;
  const rehearsal = { bestFive, ...pick(program.rehearsal, names) };
  const answers = host.calls.remembering(pick(program.solution, names), program);
  return {
    bestFive,
    ...answers,
    ahead: (rehearse, run) => program.solution.ahead(() => rehearse(rehearsal), run),
  };
}

function pick(solution: Solution, names: readonly string[]): Solution {
  return Object.fromEntries(Object.entries(solution).filter(([name]) => names.includes(name)));
}

/** Says which questions of an exercise a program does not know, with the first one and its answer. */
function notBegun(program: RunningProgram, missing: readonly string[]): Breakdown {
  const questions = program.unknown
    .filter(([, name]) => missing.includes(name))
    .map(([question]) => question);
  const [first = ''] = questions;
  const { ask, answer } = program.answeredLine(first);
  return {
    message: `the program does not know this question: ${listed(questions, 'and')}`,
    isNotBegun: true,
    call: ask,
    rightLine: answer,
  };
}
