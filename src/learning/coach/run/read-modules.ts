import type { Evaluator } from '../../../fast/evaluators/evaluator.ts';
import * as poker from '../../../index.ts';
import { exportsOf } from '../../../machine/load/exports-of.ts';
import { packageFor } from '../../../machine/load/package-for.ts';
import { runFiles } from '../../../machine/load/run-files.ts';
import type { Solution } from '../../../solution/units.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import { EXPORTS, type Unit } from '../units.ts';
import type { Module, Trouble, UnreadableModule } from '../verdict.ts';
import { host } from './host.ts';
import { rememberingCalls } from './last-call.ts';

export type Strength = Evaluator['strength'];

export interface LearnerSolution extends Solution {
  readonly evaluator?: Strength;
}

/**
 * Runs the files of an exercise; returns their exports, or what is wrong.
 * @param isCounted - stops endless loops, but is slower
 */
export function readModules(
  modules: readonly (Module | UnreadableModule)[],
  given?: readonly string[],
  isCounted = true,
): LearnerSolution | Trouble {
  const parts: object[] = [];
  for (const module of modules) {
    if ('message' in module) return module;
    const { unit, files } = module;
    const names = EXPORTS[unit as Unit];
    const loader = {
      kata: packageFor(poker, names, given),
      require: host.require,
      runtime: isCounted ? host : undefined,
    };
    try {
      const found = host.quiet(() => runFiles(files, loader));
      parts.push(rememberingCalls(exportsOf(names, found)));
    } catch (error) {
      const { message = '', where } = troubleOf(error, undefined);
      const blamed = names.find((name) => message.includes(name)) ?? names[0] ?? '';
      const trouble = where
        ? { message, where }
        : { message: `${message} (${files.entry})`, blamed };
      return { ...trouble, ...host.takePrinted() };
    }
  }
  return Object.assign({}, ...parts);
}
