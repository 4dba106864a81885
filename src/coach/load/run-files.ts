/** Runs a learner's files, and finds their lines in a stack. */
import { nearest } from '../../words/nearest.ts';
import type { LoadedFiles } from './read-files.ts';
import type { Script } from './read-script.ts';

/** What the files need from the program that runs them. */
export interface Loader {
  /** What they get as `poker-hands-kata`. */
  readonly kata: object;
  /** Returns any other package; undefined when there is none. */
  readonly require: (name: string, from: string) => unknown;
  /** Makes a function of its body; a stack names its file and its lines, counted from 1. */
  readonly run: (code: string, filename: string, parameters: string[]) => (...values: unknown[]) => unknown;
}

/** An import of what does not exist. */
export class BadImport extends Error {}

/** Runs the entry and what it imports, each file once, and returns the entry's exports. */
export function runFiles({ entry, files }: LoadedFiles, { kata, require, run }: Loader): Record<string, unknown> {
  const modules = new Map<string, { exports: Record<string, unknown>; isDone: boolean }>();
  const load = (path: string) => {
    const module = modules.get(path) ?? { exports: {}, isDone: false };
    if (modules.has(path)) return module;
    modules.set(path, module);
    const { code, imports, asks } = files[path] as LoadedFiles['files'][string];
    const find = (name: string) => {
      if (!Object.hasOwn(imports, name) && name !== 'poker-hands-kata') {
        const given = require(name, path) ?? rejectPackage(name);
        if (typeof given === 'object' || typeof given === 'function') rejectMissing(name, given, asks);
        return given;
      }
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
  throw new BadImport(`there is no package "${name}", expected poker-hands-kata or a file such as "./pair.ts"`);
}

/** A default import of a file that is no ES module gets all its exports. */
function rejectMissing(from: string, found: object, asks: Script['asks']): void {
  const names = asks.flatMap((ask) => (ask.from === from ? ask.names : []));
  const missing = names.find((name) => !(name in found) && (name !== 'default' || '__esModule' in found));
  if (!missing) return;
  const likely = nearest(missing, Object.keys(found));
  throw new BadImport(`"${from}" does not export ${missing}${likely === undefined ? '' : `; did you mean ${likely}?`}`);
}

/**
 * The first line of the learner's files in a V8 stack, which code can replace by anything.
 *
 * @param isRight - whether nothing in a file is to blame; then the line that asked it is
 */
export function placeIn(
  stack: unknown,
  isRight: (file: string) => boolean = () => false,
): { file: string; line: number; column?: number } | undefined {
  const frames = [...String(stack).matchAll(/learner:([^\n]*?):(\d+)(?::(\d+))?\)?$/gm)];
  const [, file, line, column] = frames.find(([, path = '']) => !isRight(path)) ?? frames[0] ?? [];
  return file === undefined ? undefined : { file, line: Number(line), ...(column && { column: Number(column) }) };
}

/** The first line of the files that has a text in quotation marks. */
export function lineThatSays(text: string, { files }: LoadedFiles): { file: string; line: number } | undefined {
  const quoted = ["'", '"', '`'].map((mark) => mark + text + mark);
  for (const [file, { code }] of Object.entries(files)) {
    const line = code.split('\n').findIndex((row) => quoted.some((one) => row.includes(one))) + 1;
    if (line > 0) return { file, line };
  }
  return undefined;
}
