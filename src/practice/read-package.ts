/** Finds in the folder of the package what the practice shows and runs: chapters, stories, solutions and known mistakes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Chapter, Example } from '../coach/chapter.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import type { Mistake } from '../coach/run/jobs.ts';
import { type Match, parseChapter } from '../coach/run/parse-chapter.ts';
import { readUnit } from '../coach/run/read-unit.ts';
import { EXPORTS, FAST, solutionPath, type Unit } from '../coach/stub-answers.ts';
import type { Module } from '../coach/verdict.ts';
import { readText } from '../load/node.ts';
import { readMistakesOf } from '../mistakes/mistakes.ts';
import type { Task } from './interview/tasks.ts';

/** Reads the chapter of that name; its number does not matter. */
export function readChapter(name: string, root: string, match?: Match): Chapter {
  const file = numbered('features', `${name}.feature`, root);
  if (!file) throw new Error(`there is no chapter "${name}" in features`);
  return parseChapter(readFileSync(join(root, file), 'utf8'), file, match);
}

/**
 * Divides the examples of a chapter. Visible are the first of each rule shown, and its first refusal, because no one can guess
 * that an error is expected.
 */
export function examplesOf({ name }: Exercise, { rulesShown }: Task, root: string) {
  const chapter = readChapter(name, root);
  const visible = chapter.rules.slice(0, rulesShown).flatMap((rule) => {
    const examples = chapter.examples.filter((example) => example.rule === rule.name);
    return examples.filter((example, index) => index === 0 || example === examples.find(isRefusal));
  });
  return { chapter, visible, hidden: chapter.examples.filter((example) => !visible.includes(example)) };
}

const isRefusal = ({ steps }: Example) => steps.some(({ text }) => text.startsWith('that is refused'));

/** Lists the places of the examples of an exercise; the one that asks for speed has none. */
export const placesOf = (exercise: string, root: string): readonly string[] =>
  exercise === FAST ? [] : readChapter(exercise, root).examples.map(({ place }) => place);

/** Finds the chapter of the walkthrough that tells how the solution of an exercise came about. */
export const storyOf = (exercise: string, root: string): string | undefined =>
  numbered('docs/walkthrough', `${exercise}.md`, root);

/** Finds the file of a folder that has this name behind its number. */
function numbered(folder: string, name: string, root: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => entry.replace(/^\d+-/, '') === name);
  return file && `${folder}/${file}`;
}

const HELPER = /^import \{.*\} from '\.\/(.*)\.ts';$/gm;

/** Lists our solutions of these units, and the helpers beside them. Paths are relative to the package. */
export function solutionFiles(units: readonly Unit[], root: string): string[] {
  const solutions = units.map(solutionPath);
  const helpers = solutions.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(HELPER)]
      .filter(([, name = '']) => !(name in EXPORTS))
      .map(([, name]) => posix.join(posix.dirname(path), `${name}.ts`)),
  );
  return [...new Set([...solutions, ...helpers])];
}

/** Reads the known mistakes of an exercise, each with its code. */
export function readMistakes(exercise: string, root: string): Mistake[] {
  const units = EXERCISES.find(({ name }) => name === exercise)?.units ?? [];
  const mistakes = units.flatMap((unit) => readMistakesOf(join(root, 'src', 'mistakes', unit)));
  return mistakes.map(({ path, unit, ...mistake }) => ({ ...mistake, exercise, module: moduleOf(unit, path) }));
}

/** Reads the code of one of our own files, which is always readable. */
export function moduleOf(unit: string, path: string): Module {
  const module = readUnit(unit, relative('', path), readText, []);
  if ('message' in module) throw new Error(module.message);
  return module;
}
