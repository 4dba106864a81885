/** Reads your own rules from files. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { exportsOf } from '../src/coach/load/exports-of.ts';
import { readFiles } from '../src/coach/load/read-files.ts';
import { Unreadable } from '../src/coach/load/read-script.ts';
import { runFiles } from '../src/coach/load/run-files.ts';
import * as poker from '../src/index.ts';
import { type Solution, UNITS, type Unit } from '../src/kata/solution.ts';
import { compile, readText, requirePackage } from '../src/terminal/load-files.ts';

const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/**
 * Reads a solution: a folder with files such as `pair.ts`, or one file in a folder of that name, such as
 * `pair/only-one-pair.ts`.
 *
 * @throws Error, one sentence, when there is neither, or a file does not load or lacks its export
 */
export function loadSolution(path: string): Solution {
  const files = solutionFiles(path);
  if (files.length === 0)
    throw new Error(`there is no solution at "${path}": expected a folder with files such as pair.ts`);
  return Object.assign({}, ...files.map(([unit, file]) => exportsFrom(unit, file)));
}

function solutionFiles(path: string): [Unit, string][] {
  const unit = basename(dirname(resolve(path)));
  if (isUnit(unit) && existsSync(path) && statSync(path).isFile()) return [[unit, path]];
  const names = existsSync(path) ? readdirSync(path) : [];
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

function exportsFrom(unit: Unit, path: string): Solution {
  try {
    const files = readFiles(path, readText);
    return exportsOf(
      Object.keys(UNITS[unit].exports),
      runFiles(files, { kata: poker, require: requirePackage, run: compile }),
    );
  } catch (cause) {
    const message =
      cause instanceof Unreadable ? cause.sentence : ((cause as Error | undefined)?.message ?? String(cause)); // an error of your file may come from another realm
    throw new Error(`"${path}" cannot be used: ${message}`, { cause });
  }
}
