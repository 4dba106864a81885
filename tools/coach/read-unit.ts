import { readFiles } from '../machine/load/read-files.ts';
import { Unreadable } from '../machine/load/read-script.ts';
import type { FileName } from './units.ts';
import type { Module, UnreadableModule } from './verdict.ts';

/**
 * Reads the file of a unit with its imports, but does not run it.
 * @param source - its path, and how to read files
 * @returns the module, or why it cannot be read
 */
export function readUnit(
  unit: FileName,
  ...source: Parameters<typeof readFiles>
): Module | UnreadableModule {
  try {
    return { unit, files: readFiles(...source) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message, excerpt, where } = error;
    return { message, excerpt, where };
  }
}
