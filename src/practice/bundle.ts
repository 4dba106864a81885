/** Makes code that can be run out of TypeScript files, each with all that it imports from beside it. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, isAbsolute, relative, resolve } from 'node:path';
import { type BuildFailure, build, type Message } from 'esbuild';
import type { Module, Unreadable } from '../coach/verdict.ts';

interface Read {
  readonly module: Module;
  /** What the files looked like that went into it. */
  readonly stamps: ReadonlyMap<string, string>;
}

const known = new Map<string, Read>();

/** A file that was saved so recently may have changed once more while it was read: in milliseconds. */
const RECENT = 50;

/** Reads a file, unless it is as it was; what is wrong with its syntax or its imports is said with the line. */
export async function bundle(unit: string, path: string): Promise<Module | Unreadable> {
  const before = known.get(path);
  if (before && [...before.stamps].every(([file, stamp]) => stampOf(file) === stamp)) return before.module;
  known.delete(path);
  try {
    return await read(unit, path);
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    return first ? unreadable(unit, path, first) : { unit, message: (error as Error).message };
  }
}

async function read(unit: string, path: string): Promise<Module> {
  const start = Date.now();
  const { outputFiles, metafile } = await buildFile(path);
  const textOf = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  const module = { unit, path, file: relative('', path), code: textOf('.js'), map: textOf('.js.map') };
  const files = Object.keys(metafile.inputs);
  const isSettled = files.every((file) => (timeOf(file) ?? start) < start - RECENT);
  if (isSettled) known.set(path, { module, stamps: new Map(files.map((file) => [file, stampOf(file)])) });
  return module;
}

function buildFile(path: string) {
  return build({
    entryPoints: [path],
    outdir: dirname(path),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'external',
    sourcesContent: false,
    external: ['poker-hands-kata'],
    logLevel: 'silent',
    tsconfigRaw: {},
  });
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return `${found?.mtimeMs} ${found?.size}`;
}

/** An entry that is missing has no line to point at. */
function unreadable(unit: string, path: string, { text, location }: Message): Unreadable {
  const [, missing] = text.match(/^Could not resolve "(.*)"/) ?? [];
  if (missing && !location) return { unit, message: `there is no file ${relative('', path)}` };
  const file = location?.file ?? path;
  const message = missing ? missingImport(missing, file) : `it cannot be read: ${inOurWords(text)}`;
  if (!location) return { unit, message };
  return { unit, message, where: { file: relative('', file), line: Math.min(location.line, lastLine(file)) } };
}

function missingImport(name: string, from: string): string {
  if (!name.startsWith('.') && !isAbsolute(name))
    return `there is no package "${name}", expected poker-hands-kata or a file such as "./helper"`;
  const path = relative('', resolve(dirname(from), name));
  return `there is no file "${name}", expected ${extname(path) ? path.replace(/\.js$/, '.ts') : `${path}.ts`}`;
}

function inOurWords(text: string): string {
  return text
    .replace(/^Top-level await is .*/, 'await stands outside of a function')
    .replace(/^Unexpected end of file$/, 'it ends too early');
}

/** The last line on which something stands. */
function lastLine(file: string): number {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').length;
  } catch {
    return Number.POSITIVE_INFINITY; // the file is gone by now
  }
}
