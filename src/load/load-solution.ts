/** Reads your own rules from files. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as poker from '../index.ts';
import { printable } from '../kata/cards/quote.ts';
import { type Solution, UNITS, type Unit } from '../solution.ts';
import { exportsOf } from './exports-of.ts';
import { letters } from './nearest.ts';
import { guardProcess, readText, requirePackage, usedMemory } from './node.ts';
import { readFiles } from './read-files.ts';
import { Unreadable } from './read-script.ts';
import { type Loader, runFiles } from './run-files.ts';
import { Runtime } from './runtime.ts';
import { show } from './show.ts';

const UNIT_NAMES = Object.keys(UNITS) as Unit[];

export type LoadedSolution = ReturnType<typeof loadGuarded>;

/** Loads a solution as `loadSolution` does, and what keeps it within its limits. */
export function loadGuarded(path: unknown) {
  const runtime = new Runtime({ tell() {}, require: requirePackage, usedMemory });
  guardProcess(runtime);
  return { exports: loadSolution(path, { runtime }), runtime };
}

/**
 * Reads a solution: a folder with files such as `pair.ts`, or one file in a folder of that name, such as
 * `pair/only-one-pair.ts`.
 *
 * @param path - anything, as it comes from the command line
 * @param limits - what keeps it within its limits
 * @throws Error, one sentence, when there is neither, or a file does not load or lacks its export
 */
export function loadSolution(path: unknown, limits: Pick<Loader, 'runtime'> = {}): Solution {
  const files = typeof path === 'string' ? solutionFiles(path) : [];
  const shown = typeof path === 'string' ? `"${printable(path)}"` : JSON.stringify(path);
  if (files.length === 0)
    throw new Error(`there is no solution at ${shown}: expected a folder with files such as pair.ts`);
  const loader = { kata: poker, require: requirePackage, ...limits };
  return Object.assign({}, ...files.map(([unit, file]) => exportsFrom(unit, file, loader)));
}

function solutionFiles(path: string): [Unit, string][] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const unit = UNIT_NAMES.find((name) => name === basename(dirname(resolve(path))));
  if (isFolder === false && unit) return [[unit, path]];
  const names = isFolder ? readdirSync(path) : [];
  for (const name of names) rejectNearMiss(path, name);
  return UNIT_NAMES.filter((name) => names.includes(`${name}.ts`)).map((name) => [name, join(path, `${name}.ts`)]);
}

/** Without this check our rule would silently stand in for `two_pairs.ts`. */
function rejectNearMiss(path: string, name: string): void {
  const unit = UNIT_NAMES.find((candidate) => letters(candidate) === letters(name.replace(/\.\w+$/, '')));
  if (unit === undefined || name === `${unit}.ts`) return;
  throw new Error(`"${join(path, name)}" is not read: expected ${unit}.ts`);
}

function exportsFrom(unit: Unit, path: string, loader: Loader): Solution {
  try {
    return exportsOf(Object.keys(UNITS[unit].exports), runFiles(readFiles(path, readText), loader));
  } catch (cause) {
    const message = cause instanceof Unreadable ? cause.sentence : (cause as Error | null)?.message;
    throw new Error(`"${printable(path)}" cannot be used: ${message ?? `it threw ${show(cause)}`}`, { cause });
  }
}
