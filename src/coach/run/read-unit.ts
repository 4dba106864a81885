import { readFiles } from '../../load/read-files.ts';
import { Unreadable } from '../../load/read-script.ts';
import type { Module, UnreadableModule } from '../verdict.ts';

/** Reads a file and its imports, or says what is wrong with them, and in which line. */
export function readUnit(unit: string, ...given: Parameters<typeof readFiles>): Module | UnreadableModule {
  try {
    return { unit, files: readFiles(...given) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { message: error.message, ...(error.where && { where: error.where }) };
  }
}
