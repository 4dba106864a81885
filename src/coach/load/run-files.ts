/** Runs somebody's files, and finds their lines in a stack. */
import type { LoadedFiles } from './read-files.ts';
import type { Script } from './read-script.ts';

/** What somebody's files are given by whoever runs them. */
export interface Host {
  /** What they get as `poker-hands-kata`. */
  readonly kata: object;
  /** Gives any other package; nothing where there is none. */
  readonly require: (name: string, from: string) => unknown;
  /** Makes a function of its body, of which a stack names the file and the lines, counted from 1. */
  readonly run: (code: string, filename: string, parameters: string[]) => (...values: unknown[]) => unknown;
}

/** A package that is not there. */
export class NoSuchPackage extends Error {}

/** Runs the entry and what it imports, each file once, and gives what the entry exports. */
export function runFiles({ entry, files }: LoadedFiles, { kata, require, run }: Host): Record<string, unknown> {
  const modules = new Map<string, { exports: Record<string, unknown>; isDone: boolean }>();
  const load = (path: string) => {
    const module = modules.get(path) ?? { exports: {}, isDone: false };
    if (modules.has(path)) return module;
    modules.set(path, module);
    const { code, imports, asks } = files[path] as LoadedFiles['files'][string];
    const find = (name: string) => {
      if (!Object.hasOwn(imports, name) && name !== 'poker-hands-kata')
        return require(name, path) ?? rejectPackage(name);
      const { exports, isDone } = Object.hasOwn(imports, name)
        ? load(imports[name] as string)
        : { exports: kata, isDone: true };
      if (isDone) rejectMissing(name, exports, asks);
      return exports;
    };
    run(code, `learner:${path}`, ['module', 'exports', 'require'])(module, module.exports, find);
    module.isDone = true;
    return module;
  };
  return load(entry).exports;
}

function rejectPackage(name: string): never {
  throw new NoSuchPackage(`there is no package "${name}", expected poker-hands-kata or a file such as "./helper"`);
}

/** A default import of what is no module is all of it. */
function rejectMissing(from: string, found: object, asks: Script['asks']): void {
  const names = asks.flatMap((ask) => (ask.from === from ? ask.names : []));
  const missing = names.find((name) => !(name in found) && (name !== 'default' || '__esModule' in found));
  if (missing) throw new Error(`"${from}" does not export ${missing}`);
}

/** The first of somebody's lines that a stack of V8 names. */
export function placeIn(stack = ''): { file: string; line: number; column?: number } | undefined {
  const [, file, line, column] = stack.match(/learner:([^\n]*?):(\d+)(?::(\d+))?\)?$/m) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), ...(column && { column: Number(column) }) };
}
