/** Reads the files of a unit. */
import { relative } from 'node:path';
import { readFiles } from '../coach/load/read-files.ts';
import { Unreadable } from '../coach/load/read-script.ts';
import { unitAt } from '../coach/stand-in.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../terminal/load-files.ts';

/**
 * A file and the files that it imports, or what is wrong with its syntax or imports, and in which line.
 *
 * @param replaceable - the units that ours stand in for where theirs cannot be read
 */
export function readModule(unit: string, path: string, replaceable: readonly string[] = []): Module | UnreadableModule {
  const entry = relative('', path);
  const empty = new Set<string>();
  for (;;) {
    try {
      return { unit, files: readFiles(entry, (file) => (empty.has(file) ? '' : readText(file))) };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { message, where } = error;
      const other = where && where.file !== entry && !empty.has(where.file) && unitAt(where.file, entry);
      if (!other || !replaceable.includes(other)) return { unit, message, ...(where && { where }) };
      empty.add(where.file);
    }
  }
}
