/** Evaluates the learner's code, and finds the places of that code which a stack speaks of. */
import { createRequire, SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import * as poker from '../../index.ts';
import type { Module, Where } from '../verdict.ts';

/** Names in stacks: the learner's modules are evaluated under a name that nothing else has. */
const SCHEME = 'learner:';

const known = new Map<string, { readonly map: SourceMap; readonly path: string }>();

/** Runs a module once and gives what it exports. */
export function evaluate({ path, code, map }: Module): Record<string, unknown> {
  const filename = `${SCHEME}${path}`;
  known.set(filename, { map: new SourceMap(JSON.parse(map)), path });
  const own = createRequire(path);
  const load = (name: string) => (name === 'poker-hands-kata' ? poker : own(name));
  const module = { exports: {} as Record<string, unknown> };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, load);
  return module.exports;
}

/** The place in the learner's files that stands at a line and column (from 0) of evaluated code. */
export function placeOf(filename: string, line: number, column: number): Where | undefined {
  const entry = known.get(filename);
  const found = entry?.map.findEntry(line, column);
  if (!entry || !found || !('originalSource' in found)) return undefined;
  return { file: relative('', resolve(dirname(entry.path), found.originalSource)), line: found.originalLine + 1 };
}

/** The learner's line that a stack names first. */
export function whereIn(stack: string | undefined): Where | undefined {
  for (const [, filename = '', line, column] of (stack ?? '').matchAll(/\(?(learner:[^\n]*?):(\d+):(\d+)\)?$/gm)) {
    const where = placeOf(filename, Number(line) - 1, Number(column) - 1);
    if (where) return where;
  }
  return undefined;
}
