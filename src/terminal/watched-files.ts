/** Which files of a learner's folder are watched: those in it and a few levels below, but not those of other tools. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How many levels of folders below the learner's own are watched. */
export const LEVELS = 3;

/** Whether a file or folder of that name belongs to a package manager, to Git or to an editor. */
export const isForeign = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

/** A text that changes whenever a watched file does. */
export const stampOf = (folder: string): string => [...stampsOf(folder)].join();

/** The same for each file, by its path. */
export function stampsOf(folder: string): ReadonlyMap<string, string> {
  return new Map(filesBelow(folder, LEVELS).map((path) => [path, stampOfFile(path)]));
}

function filesBelow(folder: string, levels: number): string[] {
  return entriesOf(folder).flatMap((entry) => {
    if (isForeign(entry.name)) return [];
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return levels > 0 ? filesBelow(path, levels - 1) : [];
  });
}

/** None for a folder that is unreadable or was just removed. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function stampOfFile(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return `${file?.mtimeMs}:${file?.size}`;
}
