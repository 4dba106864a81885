/** Reads walkthrough, solutions and known mistakes from the package's folder. */
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { readText } from '../machine/load/node.ts';
import { findNumbered } from '../machine/package/find-numbered.ts';
import { chapterOf, type Exercise } from './exercise.ts';
import { EXERCISES, exerciseNamed } from './exercises.ts';
import type { Judges, MistakeToJudge } from './jobs.ts';
import { codeOf, type Mistake, readMistakesOf } from './mistakes.ts';
import { readUnit } from './read-unit.ts';
import { EXPORTS, mistakesPath, rightPath, solutionPath, type Unit } from './units.ts';
import type { Module } from './verdict.ts';

/** Finds the chapter of the walkthrough on an exercise: `docs/walkthrough/02-pair.md`. */
export function storyOf(exercise: Exercise, root: string): string | undefined {
  return findNumbered('docs/walkthrough', `${chapterOf(exercise)}.md`, root);
}

const IMPORT_BESIDE = /^import \{.*\} from '\.\/(.*)\.ts';$/gm;

/** Lists the files that our solution imports from its own folder and that are not units. */
export function helperFiles(unit: Unit, root: string): string[] {
  const path = solutionPath(unit);
  const imports = readFileSync(join(root, path), 'utf8').matchAll(IMPORT_BESIDE);
  return [...imports]
    .map(([, name = '']) => name)
    .filter((name) => !(name in EXPORTS))
    .map((name) => posix.join(posix.dirname(path), `${name}.ts`));
}

/** Reads the known mistakes of an exercise, each with its module. */
export function readMistakesToJudge(name: string, root: string): MistakeToJudge[] {
  const exercise = exerciseNamed(name);
  return readMistakesIn(exercise, root).map(({ unit, path, wrong, reason, caughtBy, shownBy }) => ({
    wrong,
    reason,
    caughtBy,
    shownBy,
    exercise: name,
    module: moduleOf(unit, path),
    code: codeOf(readFileSync(path, 'utf8')),
  }));
}

/** Reads the known mistakes of an exercise. */
export function readMistakesIn(exercise: Exercise, root: string): Mistake[] {
  const all = readMistakesOf(join(root, mistakesPath(exercise.unit)));
  return all.filter(({ caughtBy }) => isMadeIn(exercise, caughtBy));
}

/**
 * Returns whether a mistake in the file of an exercise is made there. The file may be that of
 * several exercises; then a mistake that another chapter catches belongs to the first.
 */
function isMadeIn(exercise: Exercise, { feature, rule }: MistakeToJudge['caughtBy']): boolean {
  const { rules, unit } = exercise;
  if (!rules) return true;
  if (feature === chapterOf(exercise)) return rules.includes(rule);
  return EXERCISES.find((first) => first.unit === unit) === exercise;
}

/** Reads the programs that judge the examples of an exercise. */
export function readJudges(exercise: Exercise, root: string): Judges {
  return {
    mistakes: readMistakesToJudge(exercise.name, root),
    right: readRightPrograms(exercise, root),
  };
}

/** Reads the right programs of another style for the file of an exercise. */
export function readRightPrograms({ unit }: Exercise, root: string): Module[] {
  return unit === 'evaluator' ? [] : [moduleOf(unit, join(root, rightPath(unit)))];
}

/** Reads a file of the package as a unit. @throws Error if it cannot be read */
export function moduleOf(unit: Unit, path: string): Module {
  const module = readUnit(unit, relative('', path), readText, []);
  if ('message' in module) throw new Error(module.message);
  return module;
}
