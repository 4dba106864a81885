/** Reads chapters, walkthrough, solutions and known mistakes from the package's folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { readText } from '../../machine/load/node.ts';
import { readMistakesOf } from '../mistakes/mistakes.ts';
import type { Chapter, Example } from './chapter.ts';
import { EXERCISES, type Exercise } from './exercises.ts';
import type { Mistake } from './run/jobs.ts';
import { type Match, parseChapter } from './run/parse-chapter.ts';
import { readUnit } from './run/read-unit.ts';
import { EXPORTS, FAST, solutionPath, type Unit } from './units.ts';
import type { Module } from './verdict.ts';

export function readChapter(name: string, root: string, match?: Match): Chapter {
  const file = numbered('features', `${name}.feature`, root);
  if (!file) throw new Error(`there is no chapter "${name}" in features`);
  return parseChapter(readFileSync(join(root, file), 'utf8'), file, match);
}

/**
 * Divides the examples of a chapter. Visible are the first of each shown rule, and its first
 * refusal, which you cannot guess.
 */
export function examplesOf(
  { name }: Exercise,
  { rulesShown }: { readonly rulesShown?: number },
  root: string,
) {
  const chapter = readChapter(name, root);
  const visible = chapter.rules.slice(0, rulesShown).flatMap((rule) => {
    const examples = chapter.examples.filter((example) => example.rule === rule.name);
    return examples.filter((example, index) => index === 0 || example === examples.find(isRefusal));
  });
  return {
    chapter,
    visible,
    hidden: chapter.examples.filter((example) => !visible.includes(example)),
  };
}

const isRefusal = ({ steps }: Example) =>
  steps.some(({ text }) => text.startsWith('that is refused'));

export const locationsOf = (exercise: string, root: string): readonly string[] =>
  exercise === FAST ? [] : readChapter(exercise, root).examples.map(({ location }) => location);

export const storyOf = (exercise: string, root: string): string | undefined =>
  numbered('docs/walkthrough', `${exercise}.md`, root);

/** Finds a file by its name without the number. */
function numbered(folder: string, name: string, root: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => entry.replace(/^\d+-/, '') === name);
  return file && `${folder}/${file}`;
}

const HELPER = /^import \{.*\} from '\.\/(.*)\.ts';$/gm;

/** Lists the files of our solution, with their helpers. */
export function solutionFiles(units: readonly Unit[], root: string): string[] {
  const solutions = units.map(solutionPath);
  const helpers = solutions.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(HELPER)]
      .filter(([, name = '']) => !(name in EXPORTS))
      .map(([, name]) => posix.join(posix.dirname(path), `${name}.ts`)),
  );
  return [...new Set([...solutions, ...helpers])];
}

export function readMistakes(exercise: string, root: string): Mistake[] {
  const units = EXERCISES.find(({ name }) => name === exercise)?.units ?? [];
  const mistakes = units.flatMap((unit) =>
    readMistakesOf(join(root, 'src/learning/mistakes', unit)),
  );
  return mistakes.map(({ path, unit, ...mistake }) => ({
    ...mistake,
    exercise,
    module: moduleOf(unit, path),
  }));
}

export function moduleOf(unit: string, path: string): Module {
  const module = readUnit(unit, relative('', path), readText, []);
  if ('message' in module) throw new Error(module.message);
  return module;
}
