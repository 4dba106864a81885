/** Reads the files of a unit. */
import { relative } from 'node:path';
import { unitAt } from '../coach/stand-in.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../load/node.ts';
import { readFiles } from '../load/read-files.ts';
import { Unreadable } from '../load/read-script.ts';

type Read = Module | UnreadableModule;

/** What was read last of an entry, and the texts of all files that were asked for. */
const lastRead = new Map<string, { readonly texts: ReadonlyMap<string, string | undefined>; readonly read: Read }>();

/**
 * A file and the files that it imports, or what is wrong with its syntax or imports, and in which line. What has not changed is
 * not taken apart again.
 *
 * @param replaceable - the units that ours stand in for where theirs cannot be read
 */
export function readModule(unit: string, path: string, replaceable: readonly string[] = []): Read {
  const entry = relative('', path);
  const key = JSON.stringify([entry, replaceable]);
  const known = lastRead.get(key);
  if (known && [...known.texts].every(([file, text]) => readText(file) === text)) return known.read;
  const texts = new Map<string, string | undefined>();
  const read = readNow(unit, entry, replaceable, (file) => {
    const text = readText(file);
    texts.set(file, text);
    return text;
  });
  lastRead.set(key, { texts, read });
  return read;
}

function readNow(unit: string, entry: string, replaceable: readonly string[], readFile: typeof readText): Read {
  const empty = new Set<string>();
  for (;;) {
    try {
      return { unit, files: readFiles(entry, (file) => (empty.has(file) ? '' : readFile(file))) };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { message, where } = error;
      const other = where && where.file !== entry && !empty.has(where.file) && unitAt(where.file, entry);
      if (!other || !replaceable.includes(other)) return { unit, message, ...(where && { where }) };
      empty.add(where.file);
    }
  }
}
