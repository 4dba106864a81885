import { readFiles } from '../../../machine/load/read-files.ts';
import { Unreadable } from '../../../machine/load/read-script.ts';
import type { Module, UnreadableModule } from '../verdict.ts';

export function readUnit(
  unit: string,
  ...given: Parameters<typeof readFiles>
): Module | UnreadableModule {
  try {
    return { unit, files: readFiles(...given) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { message: error.message, where: error.where };
  }
}
