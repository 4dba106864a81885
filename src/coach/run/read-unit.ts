/** Reads the file of a unit, in Node and in the page alike. */
import { readFiles } from '../../load/read-files.ts';
import { Unreadable } from '../../load/read-script.ts';
import type { Module, UnreadableModule } from '../verdict.ts';
import { unitAt } from './stand-in.ts';

/**
 * Reads a file and those that it imports, or tells what is wrong with its syntax or imports, and in which line.
 *
 * @param read - returns the text of a file, or undefined when there is no such file
 * @param replaceable - the units that ours stand in for where theirs cannot be read
 * @param there - the names of all files, where no other can be added
 */
export function readUnit(
  unit: string,
  entry: string,
  read: (path: string) => string | undefined,
  replaceable: readonly string[],
  there?: readonly string[],
): Module | UnreadableModule {
  const unreadable = new Set<string>();
  for (;;) {
    try {
      return { unit, files: readFiles(entry, (file) => (unreadable.has(file) ? '' : read(file)), there) };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { message, where } = error;
      const other = where && where.file !== entry && !unreadable.has(where.file) && unitAt(where.file, entry);
      if (!other || !replaceable.includes(other)) return { unit, message, ...(where && { where }) };
      unreadable.add(where.file);
    }
  }
}
