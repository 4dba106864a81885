/** Reads somebody's own rules from files. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { type Solution, UNITS, type Unit } from '../src/kata/solution.ts';

const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/**
 * Reads a solution: a folder with files such as `pair.ts`, or one file in a folder of the name that it would have there,
 * such as `pair/only-one-pair.ts`.
 *
 * @throws Error, one sentence, when there is nothing of the kind, or a file that does not load or lacks its export
 */
export function loadSolution(path: string): Solution {
  const files = solutionFiles(path);
  if (files.length === 0)
    throw new Error(`there is no solution at "${path}": expected a folder with files such as pair.ts`);
  return Object.assign({}, ...files.map(([unit, file]) => exportsOf(unit, file)));
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

/** Ours would stand in for `two_pairs.ts` without a word. */
function rejectNearMiss(path: string, name: string): void {
  const unit = UNIT_NAMES.find((candidate) => letters(candidate) === letters(name.replace(/\.\w+$/, '')));
  if (unit === undefined || name === `${unit}.ts`) return;
  throw new Error(`"${join(path, name)}" is not read: expected ${unit}.ts`);
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const isUnit = (name: string): name is Unit => name in UNITS;

function exportsOf(unit: Unit, path: string): Solution {
  const found = load(path);
  const ours = Object.entries(UNITS[unit].exports);
  const missing = ours.map(([name]) => name).filter((name) => found[name] === undefined);
  if (missing.length > 0) throw new Error(`"${path}" does not export ${missing.join(' and ')}`);
  for (const [name, our] of ours)
    if (typeof found[name] !== typeof our)
      throw new Error(`"${path}" exports ${name} as a ${typeof found[name]}: expected a ${typeof our}`);
  return Object.fromEntries(ours.map(([name]) => [name, found[name]]));
}

function load(path: string): Record<string, unknown> {
  const file = resolve(path);
  try {
    return createRequire(file)(file);
  } catch (cause) {
    throw new Error(`"${path}" cannot be loaded: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
