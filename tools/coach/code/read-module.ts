/** Runs the file of an exercise with its imports, and picks what it must export. */
import type { Evaluator } from '../../../src/evaluators/evaluator.ts';
import * as poker from '../../../src/index.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { exportsOf } from '../../machine/load/exports-of.ts';
import { packageFor } from '../../machine/load/package-for.ts';
import { runFiles } from '../../machine/load/run-files.ts';
import { countingAhead } from '../../machine/program/counting-ahead.ts';
import { rulesOf } from '../../solution/rules.ts';
import type { Solution } from '../../solution/units.ts';
import { type AskedOf, namesAskedFor } from '../exercise.ts';
import { describeError } from '../explain/explain-failure.ts';
import type { ApartRun } from '../jobs.ts';
import { EXPORTS } from '../units.ts';
import type { Breakdown, Module, UnreadableModule } from '../verdict.ts';
import type { Host, RunningFiles } from './host.ts';
import { onlyInCategories } from './only-in-categories.ts';

/** An evaluator's function: the stronger the hand, the higher the number. */
export type Strength = Evaluator['strength'];

/** What the file of a learner exports. */
export interface LearnerSolution extends Solution {
  readonly evaluator?: Strength;
  /** Makes its rules answer the calls of a count ahead. */
  readonly ahead?: (rules: Rules) => Rules;
}

/** How to run a file. */
export interface RunOptions {
  /** The names that it may import from the package (default: all). */
  readonly given?: readonly string[];
  /** Whether to count loop turns, which stops endless loops but is slower (default: true). */
  readonly isCounted?: boolean;
  /** Runs it in a process of its own. */
  readonly apart?: ApartRun | undefined;
}

/**
 * Runs the file of an exercise.
 * @returns what it exports for the exercise, or what is wrong with it
 */
export function readModule(
  module: Module | UnreadableModule,
  exercise: AskedOf,
  host: Host,
  options: RunOptions = {},
): LearnerSolution | Breakdown {
  if ('message' in module) return module;
  const names = namesAskedFor(exercise);
  try {
    if (options.apart)
      return runApart(module, exercise, host, { ...options, apart: options.apart });
    return onlyInCategories(exercise, runModule(module, names, host, options));
  } catch (error) {
    return { ...troubleWithModule(module, names, error), ...host.takePrinted() };
  }
}

/** Runs a file; its functions remember their calls. @throws what the file throws */
function runModule(
  { unit, files }: Module,
  names: readonly string[],
  host: Host,
  { given, isCounted = true }: RunOptions,
): LearnerSolution {
  const loader = {
    kata: packageFor(poker, EXPORTS[unit], given),
    require: host.require,
    runtime: isCounted ? host : undefined,
  };
  const exports = host.quiet(() => runFiles(files, loader));
  return host.calls.remembering(exportsOf(names, exports));
}

/** Runs a file in a process of its own, which answers the calls of a count ahead. */
function runApart(
  { unit, files }: Module,
  exercise: AskedOf,
  host: Host,
  { given, apart }: RunOptions & { readonly apart: ApartRun },
): LearnerSolution {
  const running = host.processOf?.(apart) as RunningFiles;
  const all = Object.keys(poker);
  const exports = running.run({ files, names: EXPORTS[unit], given, all });
  const names = namesAskedFor(exercise);
  const answers = host.calls.remembering(exportsOf(names, exports));
  const rehearsal = onlyInCategories(exercise, running.rehearsalOf(exports, names));
  return {
    ...onlyInCategories(exercise, answers),
    ahead: (rules) =>
      countingAhead(
        rules,
        () => rulesOf(rehearsal),
        (rehearse, run) => running.runAhead(rehearse, run),
      ),
  };
}

/** Explains why a file cannot be run, with its line, or with the export to blame. */
function troubleWithModule({ files }: Module, names: readonly string[], error: unknown): Breakdown {
  const { message, where } = describeError(error, undefined);
  if (where) return { message, where };
  const blamed = names.find((name) => message.includes(name)) ?? names[0];
  return { message: `${message} (${files.entry})`, blamed };
}
