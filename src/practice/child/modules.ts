/** Turns the learner's files into a solution. */
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { EXPORTS, type Unit } from '../../coach/stub-answers.ts';
import type { Module } from '../../coach/verdict.ts';
import type { Evaluator } from '../../evaluators/evaluator.ts';
import * as poker from '../../index.ts';
import type { Solution } from '../../kata/solution.ts';
import { remember } from './places.ts';
import { quiet } from './printed.ts';

/** A file that runs, but lacks what it is asked for, or has something else in its place. */
export class BadExport extends Error {}

export type Strength = Evaluator['strength'];

/** What the learner has written so far. */
export interface Learned extends Solution {
  readonly evaluator?: Strength;
}

/**
 * Runs a module and takes from it what its unit exports.
 *
 * @param given - what it gets when it asks for the package
 */
export function solutionFrom(module: Module, given: object = poker): Learned {
  const found = evaluate(module, given);
  const names: readonly string[] = EXPORTS[module.unit as Unit];
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) throw new BadExport(`the file does not export ${missing.join(' and ')}`);
  for (const name of names) rejectOtherKind(name, found[name]);
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

/** What has a name in capitals is a list, everything else a function. */
function rejectOtherKind(name: string, value: unknown): void {
  const expected = name === name.toUpperCase() ? 'list' : 'function';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (kind !== expected) throw new BadExport(`${name} is exported as a ${kind}, expected a ${expected}`);
}

function evaluate({ path, code, map }: Module, given: object): Record<string, unknown> {
  const filename = remember({ path, map });
  const own = createRequire(path);
  const load = (name: string) => (name === 'poker-hands-kata' ? given : own(name));
  const module = { exports: {} as Record<string, unknown> };
  quiet(() =>
    compileFunction(`'use strict';${code}`, ['module', 'exports', 'require'], { filename })(
      module,
      module.exports,
      load,
    ),
  );
  return module.exports;
}
