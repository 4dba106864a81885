/** Keeps the files of a candidate from importing what is not theirs: elsewhere are the answers. */
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import type { Module, UnreadableModule } from '../coach/verdict.ts';
import { isInside } from '../machine/is-inside.ts';
import { readText } from '../machine/load/node.ts';

/**
 * Rejects a module with a file in the folder that leads out of it.
 * @param texts - of the files that were read. What was read instead of a file may import ours.
 */
export function rejectOutsideImports(
  module: Module | UnreadableModule,
  texts: ReadonlyMap<string, string | undefined>,
  folder: string,
): Module | UnreadableModule {
  if ('message' in module) return module;
  const isOutside = (path: string) => !isInside(realpathSync(path), realpathSync(folder));
  for (const [path, { requires, imports }] of Object.entries(module.files.files)) {
    if (!isInside(path, folder) || texts.get(path) !== readText(path)) continue;
    if (isOutside(path)) return rejected(relative(folder, path));
    const wrong = requires.find(({ from }) => {
      const imported = imports[from];
      return imported !== undefined && isOutside(imported);
    });
    if (wrong) return { ...rejected(wrong.from), where: { file: path, line: wrong.line } };
  }
  return module;
}

/** Does not name the folder, so that a class in which many do it has one row for it. */
function rejected(path: string): UnreadableModule {
  return { message: `${quote(path)} is not in the folder: copy it there, or write your own` };
}
