import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { printable } from '../../kata/cards/quote.ts';
import { type Solution, UNITS, type Unit } from '../../solution/units.ts';
import { letters } from '../words/nearest.ts';
import { exportsOf } from './exports-of.ts';
import { messageOf } from './message-of.ts';
import { guardProcess, readText, requirePackage, usedMemory } from './node.ts';
import { readFiles } from './read-files.ts';
import { type Exports, type Loader, runFiles } from './run-files.ts';
import { Runtime } from './runtime.ts';

const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/**
 * The package `poker-hands-kata` that the code gets, a runtime that enforces limits, and what reads
 * a file.
 */
export type LoadOptions = Pick<Loader, 'kata'> &
  Partial<Pick<Loader, 'runtime'>> & { readonly read?: typeof readText };

export type LoadedSolution = ReturnType<typeof loadGuarded>;

/** Loads a solution, and returns it with the runtime that enforces its limits. */
export function loadGuarded(path: string, kata: object) {
  const runtime = guardedRuntime();
  return { exports: loadSolution(path, { kata, runtime }), runtime };
}

/** Returns a runtime that enforces the limits in this process. */
export function guardedRuntime(): Runtime {
  const runtime = new Runtime({ send() {}, require: requirePackage, usedMemory });
  guardProcess(runtime);
  return runtime;
}

/**
 * Reads a folder with files like `pair.ts`, or one file like `pair/only-one-pair.ts`.
 * @throws Error if that fails
 */
export function loadSolution(path: string, options: LoadOptions): Solution {
  const files = solutionFiles(path);
  if (files.length === 0)
    throw new Error(
      `there is no solution at "${printable(path)}": expected a folder with files like pair.ts`,
    );
  const takenFrom = ([unit, file]: [Unit, string]) =>
    runFile(file, (found) => exportsOf(Object.keys(UNITS[unit].exports), found), options);
  return Object.assign({}, ...files.map(takenFrom));
}

export function solutionFiles(path: string): [Unit, string][] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const unit = UNIT_NAMES.find((name) => name === basename(dirname(resolve(path))));
  if (isFolder === false && unit) return [[unit, path]];
  const names = isFolder ? readdirSync(path) : [];
  for (const name of names) rejectNearMiss(path, name);
  return UNIT_NAMES.filter((name) => names.includes(`${name}.ts`)).map((name) => [
    name,
    join(path, `${name}.ts`),
  ]);
}

/** Rejects `two_pairs.ts`, because ignoring it would silently use our rule. */
function rejectNearMiss(path: string, name: string): void {
  const unit = UNIT_NAMES.find(
    (candidate) => letters(candidate) === letters(name.replace(/\.\w+$/, '')),
  );
  if (unit === undefined || name === `${unit}.ts`) return;
  throw new Error(`"${join(path, name)}" is not read: expected ${unit}.ts`);
}

/** Runs a file, and takes the wanted exports. @throws Error that names the file */
export function runFile<Taken>(
  path: string,
  take: (exports: Exports) => Taken,
  options: LoadOptions,
): Taken {
  try {
    const files = readFiles(path, options.read ?? readText);
    return take(runFiles(files, { require: requirePackage, ...options }));
  } catch (cause) {
    throw new Error(`"${printable(path)}" cannot be used: ${messageOf(cause)}`, { cause });
  }
}
