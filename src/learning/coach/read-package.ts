/** Reads chapters, walkthrough, solutions and known mistakes from the package's folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { readText } from '../../machine/load/node.ts';
import { readMistakesOf } from '../mistakes/mistakes.ts';
import type { Chapter, Example } from './chapter.ts';
import { type Exercise, findExercise } from './exercises.ts';
import type { MistakeToJudge } from './run/jobs.ts';
import { type Match, parseChapter } from './run/parse-chapter.ts';
import { readUnit } from './run/read-unit.ts';
import { EXPORTS, FAST, solutionPath, type Unit } from './units.ts';
import type { Module } from './verdict.ts';

/**
 * Reads a chapter by its name without the number: `pair`.
 * @param root - the folder of the package
 * @param match - finds the arguments of a sentence; without it no sentence has any
 * @throws Error if there is no such chapter
 */
export function readChapter(name: string, root: string, match?: Match): Chapter {
  const file = findNumbered('features', `${name}.feature`, root);
  if (!file) throw new Error(`there is no chapter "${name}" in features`);
  return parseChapter(readFileSync(join(root, file), 'utf8'), file, match);
}

interface DividedExamples {
  readonly chapter: Chapter;
  readonly visible: readonly Example[];
  readonly hidden: readonly Example[];
}

/**
 * Divides the examples of a chapter for an interview. Visible are the first example of each shown
 * rule, and its first refusal, because nobody can guess what must be refused.
 * @param options - `rulesShown`: of how many rules examples are visible; of all by default
 */
export function examplesOf(
  { name }: Exercise,
  { rulesShown }: { readonly rulesShown?: number },
  root: string,
): DividedExamples {
  const chapter = readChapter(name, root);
  const visible = chapter.rules.slice(0, rulesShown).flatMap((rule) => {
    const examples = chapter.examples.filter((example) => example.rule === rule.name);
    const refusal = examples.find(isRefusal);
    return examples.filter((example, index) => index === 0 || example === refusal);
  });
  const hidden = chapter.examples.filter((example) => !visible.includes(example));
  return { chapter, visible, hidden };
}

function isRefusal({ steps }: Example): boolean {
  return steps.some(({ text }) => text.startsWith('that is refused'));
}

/** Lists the locations of all examples of an exercise; the last exercise has none. */
export function locationsOf(exercise: string, root: string): readonly string[] {
  if (exercise === FAST) return [];
  return readChapter(exercise, root).examples.map(({ location }) => location);
}

/** Finds the chapter of the walkthrough on an exercise: `docs/walkthrough/02-pair.md`. */
export function storyOf(exercise: string, root: string): string | undefined {
  return findNumbered('docs/walkthrough', `${exercise}.md`, root);
}

/** Finds a file by its name without the number. */
function findNumbered(folder: string, name: string, root: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => entry.replace(/^\d+-/, '') === name);
  return file && `${folder}/${file}`;
}

/** Lists the paths of our solution of some units, and of the helpers that they import. */
export function solutionFiles(units: readonly Unit[], root: string): string[] {
  const solutions = units.map(solutionPath);
  const helpers = solutions.flatMap((path) => helpersOf(path, root));
  return [...new Set([...solutions, ...helpers])];
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
