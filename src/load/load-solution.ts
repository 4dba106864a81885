/** Reads your own rules from files. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as poker from '../index.ts';
import { printable } from '../kata/cards/quote.ts';
import { type Solution, UNITS, type Unit } from '../solution.ts';
import { exportsOf } from './exports-of.ts';
import { guardProcess, readText, requirePackage, usedMemory } from './node.ts';
import { readFiles } from './read-files.ts';
import { Unreadable } from './read-script.ts';
import { runFiles } from './run-files.ts';
import { Runtime } from './runtime.ts';
import { show } from './show.ts';

const UNIT_NAMES = Object.keys(UNITS) as Unit[];

const EXPECTED = 'expected a folder with files such as pair.ts';

/** A solution, and what keeps it within its limits. */
export interface LoadedSolution {
  readonly exports: Solution;
  readonly runtime: Runtime;
}

/** Loads a solution as `loadSolution` does, and keeps it within its limits. */
export function loadGuarded(path: unknown): LoadedSolution {
  const runtime = new Runtime({ tell() {}, require: requirePackage, show, usedMemory });
  guardProcess(runtime);
  return { exports: loadSolution(path, runtime), runtime };
}

/**
 * Reads a solution: a folder with files such as `pair.ts`, or one file in a folder of that name, such as
 * `pair/only-one-pair.ts`.
 *
 * @param path - anything, as it comes from the command line
 * @param runtime - keeps it within its limits
 * @throws Error, one sentence, when there is neither, or a file does not load or lacks its export
 */
export function loadSolution(path: unknown, runtime?: Runtime): Solution {
  if (typeof path !== 'string') throw new Error(`there is no solution at ${JSON.stringify(path)}: ${EXPECTED}`);
  const files = solutionFiles(path);
  if (files.length === 0) throw new Error(`there is no solution at "${printable(path)}": ${EXPECTED}`);
  const parts = files.map(([unit, file]) => {
    return exportsFrom(unit, file, runtime);
  });
  return Object.assign({}, ...parts);
}

function solutionFiles(path: string): [Unit, string][] {
  const unit = basename(dirname(resolve(path)));
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === false && isUnit(unit)) return [[unit, path]];
  if (isFolder === false) throw new Error(`"${printable(path)}" is no folder: ${EXPECTED}`);
  const names = isFolder ? readdirSync(path) : [];
  names.forEach((name) => {
    rejectNearMiss(path, name);
  });
  return UNIT_NAMES.filter((name) => names.includes(`${name}.ts`)).map((name) => [name, join(path, `${name}.ts`)]);
}

/** Without this check our rule would silently stand in for `two_pairs.ts`. */
function rejectNearMiss(path: string, name: string): void {
  const unit = UNIT_NAMES.find((candidate) => letters(candidate) === letters(name.replace(/\.\w+$/, '')));
  if (unit === undefined || name === `${unit}.ts`) return;
  throw new Error(`"${join(path, name)}" is not read: expected ${unit}.ts`);
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const isUnit = (name: string): name is Unit => name in UNITS;

function exportsFrom(unit: Unit, path: string, runtime: Runtime | undefined): Solution {
  try {
    const files = readFiles(path, readText);
    return exportsOf(
      Object.keys(UNITS[unit].exports),
      runFiles(files, { kata: poker, require: requirePackage, ...(runtime && { runtime }) }),
    );
  } catch (cause) {
    throw new Error(`"${printable(path)}" cannot be used: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Unreadable) return thrown.sentence;
  const { message } = (thrown ?? {}) as Partial<Error>; // an error of your file may come from another realm
  return typeof message === 'string' ? message : `it threw ${show(thrown)}, which is no Error`;
}
