/** Turns the learner's files into a solution. */
import type { Evaluator } from '../evaluators/evaluator.ts';
import * as poker from '../index.ts';
import type { Solution } from '../kata/solution.ts';
import { host } from './host.ts';
import { EXPORTS, type Unit } from './stub-answers.ts';
import type { Module } from './verdict.ts';

/** A file that runs, but lacks what it is asked for, or has something else in its place. */
export class BadExport extends Error {}

export type Strength = Evaluator['strength'];

/** What the learner has written so far. */
export interface Learned extends Solution {
  readonly evaluator?: Strength;
}

/**
 * Runs a file and takes from it what its unit exports.
 *
 * @param given - what it gets when it asks for the package
 */
export function solutionFrom(module: Module, given: object = poker): Learned {
  const found = host.load(module, given);
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
