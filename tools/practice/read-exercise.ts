/**
 * Reads the files of an exercise with all that they import. Imports of other exercises that are not
 * done yet are replaced by ours, so that a learner can do the exercises in any order.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Exercise } from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import type { ExerciseJob } from '../coach/jobs.ts';
import { readUnit } from '../coach/read-unit.ts';
import { CARDS, EXPORTS, type FileName, solutionPath, type Unit } from '../coach/units.ts';
import type { readText } from '../machine/load/node.ts';
import { isWritten, readerIn, unitFile, unitIn } from './learner-files.ts';

/** Reads a file by its path; undefined if it cannot be read. */
export type ReadFile = typeof readText;

/** The text of each file that was looked for, by its path; undefined if there was none. */
export type FileTexts = ReadonlyMap<string, string | undefined>;

/** The file of an exercise with its imports, as they are judged. */
export interface ExerciseFiles {
  readonly module: ExerciseJob['module'];
  readonly texts: FileTexts;
  /** The imported units that were replaced by ours. */
  readonly standIns: readonly Unit[];
}

const ALL_UNITS = [...new Set(EXERCISES.map(({ unit }) => unit))];

/** Reads the file of an exercise with its imports. */
export function readExercise(
  { unit }: { readonly unit: FileName },
  folder: string,
  root: string,
  read: ReadFile,
): ExerciseFiles {
  const texts = new Map<string, string | undefined>();
  const readAndKeep = (file: string) => {
    const text = read(file);
    texts.set(file, text);
    return text;
  };
  const module = readUnit(unit, relative('', unitFile(unit, folder)), readAndKeep);
  const allTexts = [...texts.values()];
  const standIns = ALL_UNITS.filter((name) => allTexts.includes(standInFor(name, root)));
  return { module, texts, standIns };
}

/**
 * Returns how to read the files for an exercise: instead of a file of another exercise that is
 * untouched, or among the `wrong`, it reads ours.
 */
export function readerFor(
  { unit: ownUnit }: Exercise,
  folder: string,
  root: string,
  wrong: readonly Exercise[] = [],
): ReadFile {
  const isReplaced = (unit: Unit) =>
    !isWritten(unit, folder, root) || wrong.some((exercise) => exercise.unit === unit);
  const read = readerIn(folder);
  return (file) => {
    const unit = unitIn(file, folder);
    const isOfAnother = unit !== undefined && unit !== ownUnit;
    // A missing file stays missing, for the learner has deleted it.
    const isOurs =
      isOfAnother && existsSync(file) && isReplaced(unit) && !hasMore(unit, read(file));
    return isOurs ? standInFor(unit, root) : read(file);
  };
}

/**
 * Tells a file for which ours cannot stand in, because it exports more, such as the row of ranks, or
 * something else: many learners call a helper `cards.ts`.
 */
function hasMore(unit: Unit, text = ''): boolean {
  if (unit === CARDS && !/^export\b.*\bparseCards\b/m.test(text)) return true;
  const exported = text.matchAll(/^export (?:const|let|var|(?:async )?function\*?|class) (\w+)/gm);
  return Array.from(exported, ([, name = '']) => name).some(
    (name) => !EXPORTS[unit].includes(name),
  );
}

function standInFor(unit: Unit, root: string): string {
  return `export * from ${JSON.stringify(join(root, solutionPath(unit)))};`;
}

/** Returns whether a text was read instead of a learner's. @param root - of the package */
export function isStandIn(text: string | undefined, root: string): boolean {
  return ALL_UNITS.some((unit) => text === standInFor(unit, root));
}
