/** Reads the files of a unit. */
import { relative } from 'node:path';
import { readFiles } from '../coach/load/read-files.ts';
import { Unreadable } from '../coach/load/read-script.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { readText } from '../terminal/load-files.ts';

/** A file, and what it imports from beside it; what is wrong with its syntax or its imports is said with the line. */
export function readModule(unit: string, path: string): Module | UnreadableModule {
  try {
    return { unit, files: readFiles(relative('', path), readText) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message, where } = error;
    return { unit, message, ...(where && { where }) };
  }
}
