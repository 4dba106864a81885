/**
 * Reads the files of an exercise with all that they import. Imports of other exercises that are not
 * done yet are replaced by ours, so that a learner can do the exercises in any order.
 */
import { existsSync } from 'node:fs';
import { join, parse, relative, resolve } from 'node:path';
import { readText } from '../../machine/load/node.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import type { ExerciseJob } from '../coach/jobs.ts';
import { readUnit } from '../coach/read-unit.ts';
import { CARDS, solutionPath, type Unit } from '../coach/units.ts';
import { isWritten, unitFile } from './learner-files.ts';

/** Reads a file by its path; undefined if it cannot be read. */
export type ReadFile = typeof readText;

/** The text of each file that was looked for, by its path; undefined if there was none. */
export type FileTexts = ReadonlyMap<string, string | undefined>;

/** The files of an exercise and their imports, as they are judged. */
export interface ExerciseFiles {
  readonly modules: ExerciseJob['modules'];
  readonly texts: FileTexts;
  /** The imported units that were replaced by ours. */
  readonly standIns: readonly Unit[];
}

const ALL_UNITS = EXERCISES.flatMap(({ units }) => units);

/** Reads units with their imports. */
export function readUnits(
  units: readonly Unit[],
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
  const modules = units.map((unit) =>
    readUnit(unit, relative('', unitFile(unit, folder)), readAndKeep),
  );
  const allTexts = [...texts.values()];
  const standIns = ALL_UNITS.filter((unit) => allTexts.includes(standInFor(unit, root)));
  return { modules, texts, standIns };
}

/**
 * Returns how to read the files for an exercise: instead of a file of another exercise that is
 * untouched, or among the `wrong`, it reads ours.
 */
export function readerFor(
  { units }: Exercise,
  folder: string,
  root: string,
  wrong: readonly Exercise[] = [],
): ReadFile {
  const isReplaced = (unit: Unit) =>
    !isWritten(unit, folder, root) || wrong.some((exercise) => exercise.units.includes(unit));
  return (file) => {
    const unit = unitIn(file, folder);
    const isOfAnother = unit !== undefined && !units.includes(unit);
    // A missing file stays missing, for the learner has deleted it.
    const isOurs = isOfAnother && existsSync(file) && isReplaced(unit) && !isHelper(unit, file);
    return isOurs ? standInFor(unit, root) : readText(file);
  };
}

/**
 * Recognizes a helper that the learner calls `cards.ts`, as many do: ours does not export what it
 * exports.
 */
function isHelper(unit: Unit, file: string): boolean {
  return unit === CARDS && !/^export\b.*\bparseCards\b/m.test(readText(file) ?? '');
}

/** Finds the unit that a file of the learner's folder holds, if any. */
function unitIn(file: string, folder: string): Unit | undefined {
  const unit = ALL_UNITS.find((name) => name === parse(file).name);
  return unit && resolve(file) === resolve(unitFile(unit, folder)) ? unit : undefined;
}

function standInFor(unit: Unit, root: string): string {
  return `export * from ${JSON.stringify(join(root, solutionPath(unit)))};`;
}

/** Returns whether a text was read instead of a learner's. @param root - of the package */
export function isStandIn(text: string | undefined, root: string): boolean {
  return ALL_UNITS.some((unit) => text === standInFor(unit, root));
}
