/** Reads the files of a unit. */
import { relative } from 'node:path';
import { readUnit } from '../coach/read-unit.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../load/node.ts';

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
  const readFile = (file: string) => {
    const text = readText(file);
    texts.set(file, text);
    return text;
  };
  const read = readUnit(unit, entry, readFile, replaceable);
  lastRead.set(key, { texts, read });
  return read;
}
