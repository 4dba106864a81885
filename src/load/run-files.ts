/** Runs a learner's files, and finds their lines in a stack. */

import { HEAD } from './as-common-js.ts';
import { nearest } from './nearest.ts';
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
  const modules = new Map<string, Module>();
  const load = (path: string) => {
    const module = modules.get(path) ?? newModule();
    if (modules.has(path)) return module;
    modules.set(path, module);
    const { code, imports, asks } = files[path] as LoadedFiles['files'][string];
    const find = (name: string, take: Take = () => {}) => {
      if (!Object.hasOwn(imports, name) && name !== 'poker-hands-kata') {
        const given = require(name, path) ?? rejectPackage(name);
        if (typeof given === 'object' || typeof given === 'function') rejectMissing(name, given, asks);
        take(given as Exports);
        return given;
      }
      const found = Object.hasOwn(imports, name) ? load(imports[name] as string) : kataModule;
      if (found.isDone) rejectMissing(name, found.exports, asks);
      found.takers.push(take);
      take(found.exports);
      return found.exports;
    };
    run(code, `learner:${path}`, ['module', 'exports', 'require'])(module, module.exports, find);
    module.isDone = true;
    module.tell();
    return module;
  };
  const kataModule = { ...newModule(kata as Exports), isDone: true };
  return load(entry).exports;
}

type Exports = Record<string, unknown>;
type Take = (exports: Exports) => void;

/** A file that runs, and those who take what it exports: when it is complete, and whenever that changes. */
interface Module {
  exports: Exports;
  isDone: boolean;
  readonly takers: Take[];
  tell(): void;
}

function newModule(exports: Exports = {}): Module {
  const takers: Take[] = [];
  let isTelling = false; // two files may pass on what they get from each other
  return {
    exports,
    isDone: false,
    takers,
    tell() {
      if (isTelling) return;
      isTelling = true;
      for (const take of takers) take(this.exports);
      isTelling = false;
    },
  };
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
  if (file === undefined) return undefined;
  const shift = line === '1' ? HEAD.length : 0;
  return { file, line: Number(line), ...(column && { column: Math.max(Number(column) - shift, 1) }) };
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
