/** Reads the files of a unit. */
import { relative } from 'node:path';
import { readFiles } from '../coach/load/read-files.ts';
import { Unreadable } from '../coach/load/read-script.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../terminal/load-files.ts';

/** A file and the files that it imports, or what is wrong with its syntax or imports, and in which line. */
export function readModule(unit: string, path: string): Module | UnreadableModule {
  try {
    return { unit, files: readFiles(relative('', path), readText) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message, where } = error;
    return { unit, message, ...(where && { where }) };
  }
}
