/** Runs the file of an exercise with its imports, and picks what it must export. */
import type { Evaluator } from '../../../src/evaluators/evaluator.ts';
import * as poker from '../../../src/index.ts';
import { exportsOf } from '../../machine/load/exports-of.ts';
import { packageFor } from '../../machine/load/package-for.ts';
import { runFiles } from '../../machine/load/run-files.ts';
import type { Solution } from '../../solution/units.ts';
import { type AskedOf, namesAskedFor } from '../exercise.ts';
import { describeError } from '../explain/explain-failure.ts';
import { exportsIn, WINNER } from '../units.ts';
import type { Breakdown, Module, UnreadableModule } from '../verdict.ts';
import type { Host } from './host.ts';
import { onlyInCategories } from './only-in-categories.ts';
import type { Winner } from './rules-of-winner.ts';

/** An evaluator's function: the stronger the hand, the higher the number. */
export type Strength = Evaluator['strength'];

/** What the file of a learner exports. */
export interface LearnerSolution extends Solution {
  readonly evaluator?: Strength;
  readonly winner?: Winner;
}

/** How to run a file. */
export interface RunOptions {
  /** The names that it may import from the package (default: all). */
  readonly given?: readonly string[];
  /** Whether to count loop turns, which stops endless loops but is slower (default: true). */
  readonly isCounted?: boolean;
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
  const names = module.unit === WINNER ? exportsIn(WINNER) : namesAskedFor(exercise);
  try {
    const exports = runModule(module, names, host, options);
    if (module.unit === WINNER) return exports;
    return onlyInCategories(exercise, host.calls.remembering(exports));
  } catch (error) {
    return { ...troubleWithModule(module, names, error), ...host.takePrinted() };
  }
}

/** Runs a file, and returns its exports with these names. @throws what the file throws */
function runModule(
  { unit, files }: Module,
  names: readonly string[],
  host: Host,
  { given, isCounted = true }: RunOptions,
) {
  const loader = {
    kata: packageFor(poker, exportsIn(unit), given),
    require: host.require,
    runtime: isCounted ? host : undefined,
  };
  const exports = host.quiet(() => runFiles(files, loader));
  return exportsOf(names, exports);
}

/** Explains why a file cannot be run, with its line, or with the export to blame. */
function troubleWithModule({ files }: Module, names: readonly string[], error: unknown): Breakdown {
  const { message, where } = describeError(error, undefined);
  if (where) return { message, where };
  const blamed = names.find((name) => message.includes(name)) ?? names[0];
  return { message: `${message} (${files.entry})`, blamed };
}
