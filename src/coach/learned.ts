/** Turns the learner's files into a solution. */
import type { Evaluator } from '../evaluators/evaluator.ts';
import * as poker from '../index.ts';
import { exportsOf } from '../load/exports-of.ts';
import { runFiles } from '../load/run-files.ts';
import type { Solution } from '../solution.ts';
import { givenTo, rejectGiven } from './given-package.ts';
import { host } from './host.ts';
import { ourUnit } from './stand-in.ts';
import { EXPORTS, type Unit } from './stub-answers.ts';
import type { Module } from './verdict.ts';

export type Strength = Evaluator['strength'];

/** What the learner has written so far. */
export interface Learned extends Solution {
  readonly evaluator?: Strength;
}

/**
 * Runs a file and takes the exports of its unit.
 *
 * @param given - what it gets when it imports the package, but for what it is to write itself
 * @throws BadExport
 */
export function solutionFrom({ unit, files }: Module, given: object = poker): Learned {
  const { compile, require } = host;
  const kata = givenTo(unit as Unit, given);
  const find: typeof require = (name, from) => ourUnit(name) ?? require(name, from);
  const found = host.quiet(() => runFiles(files, { kata, require: find, run: compile }));
  const picked = exportsOf(EXPORTS[unit as Unit], found);
  rejectGiven(picked, kata);
  return picked;
}
