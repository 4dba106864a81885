/** A new try of all exercises. The files of the last one are kept next to the folder. */
import { readdirSync, renameSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { EXERCISES } from '../coach/exercises.ts';
import { isInside } from '../machine/is-inside.ts';
import { readText } from '../machine/load/node.ts';
import type { Home } from '../machine/package/package-files.ts';
import { makeFolder, orSayWhy } from '../machine/terminal/files.ts';
import { createFolder, folderOfTry, freeName } from './folder.ts';
import { isWritten, unitNamedBy } from './learner-files.ts';
import { exerciseOfFeature } from './own-features.ts';
import { readExercise } from './read-exercise.ts';
import { keepTimes, nextTry, readTimes, TIMES } from './times.ts';

/**
 * Moves the files of the last try aside, lays all stubs anew, and starts the clocks.
 * @returns the folder with the last try; undefined if no exercise was begun
 * @throws Error if a file cannot be moved
 */
export function startNewTry(folder: string, home: Home): string | undefined {
  const times = readTimes(folder);
  const isBegun = EXERCISES.some(({ unit }) => isWritten(unit, folder, home.root));
  const lastTry = isBegun ? keepLastTry(folder, home.root) : undefined;
  createFolder(folder, home);
  keepTimes(folder, nextTry(times));
  return lastTry;
}

function keepLastTry(folder: string, root: string): string {
  const lastTry = freeName((number) => folderOfTry(folder, number));
  for (const file of filesOfTry(folder, root)) {
    const moved = join(lastTry, file);
    makeFolder(dirname(moved));
    orSayWhy(moved, () => renameSync(join(folder, file), moved));
  }
  return lastTry;
}

/**
 * Lists the files that belong to a try: those named after units, with old ones and tests, and those
 * that they import from the folder. All else stays: examples, which the new code must pass, too,
 * interviews, programs and settings.
 */
function filesOfTry(folder: string, root: string): string[] {
  const read = EXERCISES.flatMap((exercise) => [
    ...readExercise(exercise, folder, root, readText).texts,
  ]);
  const imported = read
    .filter(([path, text]) => text !== undefined && isInside(path, folder))
    .map(([path]) => relative(folder, path));
  const named = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !exerciseOfFeature(entry.name))
    .filter(({ name }) => unitNamedBy(name.replace(/\..*/, '')))
    .map(({ name }) => name);
  const times = readText(join(folder, TIMES)) === undefined ? [] : [TIMES];
  return [...new Set([...named, ...imported, ...times])];
}
