/** Reads walkthrough, solutions and known mistakes from the package's folder. */
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { readText } from '../../machine/load/node.ts';
import { findNumbered } from '../../machine/package/find-numbered.ts';
import { readMistakesOf } from '../mistakes/mistakes.ts';
import { findExercise } from './exercises.ts';
import type { MistakeToJudge } from './jobs.ts';
import { readUnit } from './read-unit.ts';
import { EXPORTS, solutionPath, type Unit } from './units.ts';
import type { Module } from './verdict.ts';

/** Finds the chapter of the walkthrough on an exercise: `docs/walkthrough/02-pair.md`. */
export function storyOf(exercise: string, root: string): string | undefined {
  return findNumbered('docs/walkthrough', `${exercise}.md`, root);
}

/** Lists the paths of the helpers that our solution of some units imports. */
export function helperFiles(units: readonly Unit[], root: string): string[] {
  return [...new Set(units.flatMap((unit) => helpersOf(solutionPath(unit), root)))];
}

const IMPORT_BESIDE = /^import \{.*\} from '\.\/(.*)\.ts';$/gm;

/** Lists the files that a solution imports from its own folder and that are not units. */
function helpersOf(path: string, root: string): string[] {
  const imports = readFileSync(join(root, path), 'utf8').matchAll(IMPORT_BESIDE);
  return [...imports]
    .map(([, name = '']) => name)
    .filter((name) => !(name in EXPORTS))
    .map((name) => posix.join(posix.dirname(path), `${name}.ts`));
}

/** Reads the known mistakes of an exercise, each with its module. */
export function readMistakesToJudge(exercise: string, root: string): MistakeToJudge[] {
  const units = findExercise(exercise)?.units ?? [];
  return units.flatMap((unit) => {
    const mistakes = readMistakesOf(join(root, 'src/learning/mistakes', unit));
    return mistakes.map(({ path, wrong, reason, caughtBy }) => ({
      wrong,
      reason,
      caughtBy,
      exercise,
      module: moduleOf(unit, path),
    }));
  });
}

/** Reads a file of the package as a unit. @throws Error if it cannot be read */
export function moduleOf(unit: Unit, path: string): Module {
  const module = readUnit(unit, relative('', path), readText, []);
  if ('message' in module) throw new Error(module.message);
  return module;
}
