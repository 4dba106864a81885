import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { printable } from '../../../src/cards/quote.ts';
import { type Solution, UNITS, type Unit } from '../../solution/units.ts';
import { letters } from '../words/nearest.ts';
import { exportsOf } from './exports-of.ts';
import { messageOf } from './message-of.ts';
import { guardProcess, readText, requirePackage, usedMemory } from './node.ts';
import { readFiles } from './read-files.ts';
import { type Exports, type Loader, type Module, runFiles } from './run-files.ts';
import { Runtime } from './runtime.ts';

const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/** Many have a helper with this name. */
const MAYBE_HELPER: Unit = 'cards';

/** What a solution is loaded with. */
export interface LoadOptions {
  /** The package `poker-hands-kata` that the code gets. */
  readonly kata: object;
  /** Enforces limits; without it nothing is counted. */
  readonly runtime?: Loader['runtime'];
  /** Returns the text of a file; undefined if there is none (default: reads the disk). */
  readonly read?: (path: string) => string | undefined;
}

/** A solution that can be called, and what keeps it within its limits. */
export interface LoadedSolution {
  readonly exports: Solution;
  /** Enforces the limits of the solution. */
  readonly runtime: Runtime;
}

/** Loads a solution whose code is stopped when it is beyond a limit. @throws Error */
export function loadGuarded(path: string, kata: object): LoadedSolution {
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
 * Loads a folder with files like `pair.ts`, or one file like `pair/only-one-pair.ts` or
 * `pair/mistakes/only-one-pair.ts`, as a program
 * would: what several of them import is run once, and what it keeps, all of them see.
 * @throws Error if there is no such file, or if one cannot be used
 */
export function loadSolution(path: string, options: LoadOptions): Solution {
  const files = solutionFiles(path);
  if (files.length === 0) {
    throw new Error(
      `there is no solution at "${printable(path)}": expected a folder with files like pair.ts`,
    );
  }
  const modules = new Map<string, Module>();
  const exports = files.map(([unit, file]) => {
    const names = Object.keys(UNITS[unit].exports);
    const take = (all: Exports) => (isHelper(unit, all) ? {} : exportsOf(names, all));
    return runFile(file, take, options, modules);
  });
  return Object.assign({}, ...exports);
}

/** Recognizes a helper that somebody calls `cards.ts` though it reads no text. */
function isHelper(unit: Unit, all: Exports): boolean {
  return unit === MAYBE_HELPER && !('parseCards' in Object(all));
}

/**
 * Lists the files of a solution, each with its unit.
 * @throws Error if the name of a file is nearly that of a unit
 */
export function solutionFiles(path: string): [Unit, string][] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) return [];
  if (!isFolder) {
    const folders = dirname(resolve(path)).split(sep).slice(-2);
    const unit = UNIT_NAMES.find((name) => folders.includes(name));
    return unit ? [[unit, path]] : [];
  }
  const names = readdirSync(path);
  for (const name of names) rejectNearMiss(path, name);
  return UNIT_NAMES.filter((unit) => names.includes(`${unit}.ts`)).map((unit) => [
    unit,
    join(path, `${unit}.ts`),
  ]);
}

/**
 * Rejects `two_pairs.ts`, because ignoring it would silently use our rule; but not a folder or a
 * helper like `cards.json`.
 */
function rejectNearMiss(folder: string, name: string): void {
  const word = letters(name.replace(/\.\w+$/, ''));
  const unit = UNIT_NAMES.find((unitName) => letters(unitName) === word);
  if (unit === undefined || unit === MAYBE_HELPER || name === `${unit}.ts`) return;
  throw new Error(`"${join(folder, name)}" is not read: expected ${unit}.ts`);
}

/** Runs a file, and takes the wanted exports. @throws Error that names the file */
export function runFile<Taken>(
  path: string,
  take: (exports: Exports) => Taken,
  { kata, runtime, read = readText }: LoadOptions,
  modules?: Loader['modules'],
): Taken {
  try {
    const files = readFiles(path, read);
    return take(runFiles(files, { kata, runtime, modules, require: requirePackage }));
  } catch (cause) {
    throw new Error(`"${printable(path)}" cannot be used: ${messageOf(cause)}`, { cause });
  }
}
