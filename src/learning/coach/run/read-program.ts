import { listed } from '../../../machine/words/nearest.ts';
import type { Solution } from '../../../solution/units.ts';
import { EXERCISES } from '../exercises.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import { EXPORTS } from '../units.ts';
import type { Trouble } from '../verdict.ts';
import { host, type RunningProgram } from './host.ts';
import type { ProgramRun } from './jobs.ts';
import { rememberingCalls } from './last-call.ts';

/** Starts a program; returns its part of a solution for an exercise, or what is wrong with it. */
export function readProgram(run: ProgramRun, exercise: string): Solution | Trouble {
  try {
    const program = host.quiet(() => host.programOf?.(run)) as RunningProgram;
    const { units = [] } = EXERCISES.find(({ name }) => name === exercise) ?? {};
    const names = units.flatMap((unit) => EXPORTS[unit]);
    const take = (from: Solution) =>
      Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
    const rehearsal = { bestFive: program.bestFive, ...take(program.rehearsal) };
    const found: Solution = {
      bestFive: program.bestFive,
      ...rememberingCalls(take(program.solution), (name, given) => program.lineOf(name, given)),
      ahead: (count) =>
        program.solution.ahead((from) => count(from === program.rehearsal ? rehearsal : found)),
    };
    const missing = names.filter((name) => !(name in found));
    if (missing.length === 0) return found;
    const unknown = program.unknown
      .filter(([, name]) => missing.includes(name))
      .map(([question]) => question);
    return {
      message: `the program does not know this question: ${listed(unknown, 'and')}`,
      isNotBegun: true,
    };
  } catch (error) {
    return { ...troubleOf(error, undefined), ...host.takePrinted() };
  }
}
