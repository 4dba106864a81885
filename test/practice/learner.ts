/** A learner's folder. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { EXERCISES, type Exercise } from '../../src/coach/exercises.ts';
import { solutionPath, type Unit } from '../../src/coach/stub-answers.ts';
import { createFolder } from '../../src/practice/folder.ts';

export const home = { root: resolve('.'), fromSource: true };

/** By its real name, for so esbuild calls its files: macOS has a link in the path of its temporary folders. */
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'practice-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A new folder with stubs. */
export function newFolder(): string {
  const path = emptyFolder();
  createFolder(path, home);
  return path;
}

/** A new folder without them, which is there sooner. */
export const emptyFolder = () => relative('', mkdtempSync(join(folder, 'learner-'))); // as it is given on the command line

export const exerciseOf = (name: string) => EXERCISES.find((exercise) => exercise.name === name) as Exercise;

/** Solves the exercises before that of a name, or all of them. */
export function solveBefore(name: string, path: string): void {
  const end = EXERCISES.findIndex((exercise) => exercise.name === name);
  for (const { units } of EXERCISES.slice(0, end < 0 ? EXERCISES.length : end))
    for (const unit of units) solve(unit, path);
}

export function solve(unit: Unit, path: string, source = solutionPath(unit)): void {
  writeFileSync(join(path, `${unit}.ts`), `export * from ${JSON.stringify(resolve(source))};\n`);
}

/** A pair as somebody has written it: the body starts in line 4. */
export function pairOf(body: string, path: string): void {
  const head = "import type { Cards } from 'poker-hands-kata';\n\nexport function isPair(cards: Cards): boolean {\n";
  writeFileSync(join(path, 'pair.ts'), `${head}${body}\n}\n`);
}
