/** Turns the learner's files into a solution. */
import type { Evaluator } from '../../evaluators/evaluator.ts';
import * as poker from '../../index.ts';
import { BadExport, exportsOf } from '../../load/exports-of.ts';
import { runFiles } from '../../load/run-files.ts';
import type { Solution } from '../../solution.ts';
import { EXPORTS, type Unit } from '../stub-answers.ts';
import type { Module } from '../verdict.ts';
import { host } from './host.ts';

export type Strength = Evaluator['strength'];

/** What the learner has written so far. */
export interface Learned extends Solution {
  readonly evaluator?: Strength;
}

/**
 * Runs a file and takes the exports of its unit.
 *
 * @param given - the names that it may import from the package: all, unless an interview says otherwise
 * @param isCounted - whether its turns are counted, so that it can be stopped; it is faster without
 * @throws BadExport
 */
export function solutionFrom({ unit, files }: Module, given?: readonly string[], isCounted = true): Learned {
  const names = EXPORTS[unit as Unit];
  const kata = packageFor(names, given);
  const require: typeof host.require = (name, from) => host.require(name, from);
  return exportsOf(
    names,
    host.quiet(() => runFiles(files, { kata, require, ...(isCounted && { runtime: host }) })),
  );
}

/** The package without what the file is to write itself, and without what it is not given. */
function packageFor(own: readonly string[], given: readonly string[] = Object.keys(poker)): object {
  return new Proxy<object>(
    { ...poker, __esModule: true },
    {
      get(all, name: string) {
        if (own.includes(name))
          throw new BadExport(`${name} comes from poker-hands-kata, which does not count: write your own`, { name });
        if (name in all && !given.includes(name))
          throw new BadExport(`poker-hands-kata does not give ${name} in this interview`);
        return Reflect.get(all, name);
      },
    },
  );
}
