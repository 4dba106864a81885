/** A learner's folder. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Exercise } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { solutionPath, type Unit } from '../../coach/units.ts';
import { createFolder } from '../folder.ts';

export const home = { root: resolve('.'), fromSource: true };

/**
 * Holds the folders of a test. It is named by its real path, as esbuild names files, because macOS
 * has a link in the path of its temporary folders.
 */
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'practice-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A new folder with stubs. */
export function newFolder(): string {
  const path = folderWith({});
  createFolder(path, home);
  return path;
}

/**
 * A new folder with only these files, which is faster. Its path is relative, as on the command
 * line.
 * @param texts - by the names of the files, without .ts
 * @param solved - units that get our solution
 */
export function folderWith(
  texts: Readonly<Record<string, string>>,
  solved: readonly Unit[] = [],
): string {
  const path = relative('', mkdtempSync(join(folder, 'learner-')));
  for (const unit of solved) solve(unit, path);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(path, `${name}.ts`), text);
  return path;
}

export const exerciseOf = (name: string) =>
  EXERCISES.find((exercise) => exercise.name === name) as Exercise;

/** Solves all exercises. */
export function solveAll(path: string): void {
  for (const { unit } of EXERCISES) solve(unit, path);
}

/** Writes a file that exports our solution of a unit, or another one. */
export function solve(unit: Unit, path: string, source = solutionPath(unit)): void {
  writeFileSync(join(path, `${unit}.ts`), `export * from ${JSON.stringify(resolve(source))};\n`);
}

/** A pair.ts whose body starts in line 4. */
export const pairOf = (body: string) => `import type { Cards } from 'poker-hands-kata';

export function isPair(cards: Cards): boolean {
${body}
}
`;

/** A two-pairs.ts that imports pair.ts. */
export const TWO_PAIRS_BY_PAIR = `
import { isPair } from './pair';

/** A pair among the cards of some rank, and another pair among the rest. */
export function isTwoPairs(cards) {
  return cards.some(({ rank }) => {
    const ofRank = cards.filter((card) => card.rank === rank);
    const others = cards.filter((card) => card.rank !== rank);
    return isPair(ofRank) && isPair(others);
  });
}
`;
