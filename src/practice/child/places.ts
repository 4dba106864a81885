/** Finds the learner's lines behind the places in evaluated code that a stack or a debugger names. */
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import type { Module, Where } from '../../coach/verdict.ts';

/** The learner's code is evaluated under a name that nothing else in a stack has. */
const SCHEME = 'learner:';

/** The maps are read when a place is asked for, which is seldom. */
const known = new Map<string, { readonly map: () => SourceMap; readonly folder: string }>();

/** Remembers a module, and gives the name under which it is to be evaluated. */
export function remember({ path, map }: Pick<Module, 'path' | 'map'>): string {
  const filename = `${SCHEME}${path}`;
  known.set(filename, { map: () => new SourceMap(JSON.parse(map)), folder: dirname(path) });
  return filename;
}

/** The place in the learner's files behind a line and a column, counted from 0, of evaluated code. */
export function placeOf(filename: string, line: number, column: number): Where | undefined {
  const entry = known.get(filename);
  const found = entry?.map().findEntry(line, column);
  if (!entry || !found || !('originalSource' in found)) return undefined;
  return { file: relative('', resolve(entry.folder, found.originalSource)), line: found.originalLine + 1 };
}

/** The learner's line that a stack names first. */
export function whereIn(stack: string | undefined): Where | undefined {
  for (const [, filename = '', line, column] of (stack ?? '').matchAll(/(learner:[^\n]*?):(\d+):(\d+)\)?$/gm)) {
    const where = placeOf(filename, Number(line) - 1, Number(column) - 1);
    if (where) return where;
  }
  return undefined;
}
