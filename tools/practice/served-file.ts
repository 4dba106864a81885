/** The only file of a task, which a process apart runs as a program. */
import { relative } from 'node:path';
import { readUnit } from '../coach/read-unit.ts';
import type { FileName, Unit } from '../coach/units.ts';
import { readText } from '../machine/load/node.ts';
import type { LoadedFiles } from '../machine/load/read-files.ts';
import { NoAnswer } from '../solution/errors.ts';
import { unitFile } from './learner-files.ts';
import { rejectOutsideImports } from './outside-imports.ts';

/**
 * Reads it, with its imports.
 * @throws NoAnswer if it cannot be read, or leads out of the folder
 */
export function readServedFile(name: FileName, folder: string): LoadedFiles {
  const texts = new Map<string, string | undefined>();
  const path = relative('', unitFile(name, folder));
  const module = readUnit(name as Unit, path, (file) => {
    const text = readText(file);
    texts.set(file, text);
    return text;
  });
  const read = rejectOutsideImports(module, texts, folder);
  if ('message' in read) throw new NoAnswer(read.message, read.where);
  return read.files;
}
