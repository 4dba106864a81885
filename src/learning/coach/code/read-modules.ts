/** Runs the files of an exercise, and picks what they must export. */
import type { Evaluator } from '../../../fast/evaluators/evaluator.ts';
import * as poker from '../../../index.ts';
import { exportsOf } from '../../../machine/load/exports-of.ts';
import { packageFor } from '../../../machine/load/package-for.ts';
import { runFiles } from '../../../machine/load/run-files.ts';
import type { Solution } from '../../../solution/units.ts';
import { describeError } from '../explain/explain-failure.ts';
import { EXPORTS } from '../units.ts';
import type { Breakdown, Module, UnreadableModule } from '../verdict.ts';
import type { Host } from './host.ts';

/** An evaluator's function: the stronger the hand, the higher the number. */
export type Strength = Evaluator['strength'];

/** What the files of a learner export. */
export interface LearnerSolution extends Solution {
  readonly evaluator?: Strength;
}

/** How to run files. */
export interface RunOptions {
  /** The names that they may import from the package (default: all). */
  readonly given?: readonly string[];
  /** Whether to count loop turns, which stops endless loops but is slower (default: true). */
  readonly isCounted?: boolean;
}

/**
 * Runs the files of an exercise.
 * @returns their exports, or what is wrong with the first bad file
 */
export function readModules(
  modules: readonly (Module | UnreadableModule)[],
  host: Host,
  options: RunOptions = {},
): LearnerSolution | Breakdown {
  const solution = {};
  for (const module of modules) {
    if ('message' in module) return module;
    try {
      Object.assign(solution, runModule(module, host, options));
    } catch (error) {
      return { ...troubleWithModule(module, error), ...host.takePrinted() };
    }
  }
  return solution;
}

/** Runs a file; its functions remember their calls. @throws what the file throws */
function runModule(
  { unit, files }: Module,
  host: Host,
  { given, isCounted = true }: RunOptions,
): Record<string, unknown> {
  const names = EXPORTS[unit];
  const loader = {
    kata: packageFor(poker, names, given),
    require: host.require,
    runtime: isCounted ? host : undefined,
  };
  const exports = host.quiet(() => runFiles(files, loader));
  return host.calls.remembering(exportsOf(names, exports));
}

/** Explains why a file cannot be run, with its line, or with the export to blame. */
function troubleWithModule({ unit, files }: Module, error: unknown): Breakdown {
  const { message, where } = describeError(error, undefined);
  if (where) return { message, where };
  const names = EXPORTS[unit];
  const blamed = names.find((name) => message.includes(name)) ?? names[0];
  return { message: `${message} (${files.entry})`, blamed };
}
