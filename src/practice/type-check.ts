/**
 * Runs TypeScript's own checker on the learner's files, in a process of its own with a lower priority than the verdict.
 * The learner's folder or the package must find `typescript`; otherwise types are not checked.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, isAbsolute, join, parse, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeFrame } from './code-frame.ts';

/** A place where the types do not fit. */
export interface TypeNote {
  /** Relative to the working directory, as in the verdict. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
  /** The lines around that place. */
  readonly frame?: readonly string[];
}

const NOTE = /^(?<file>\S.*?)\((?<line>\d+),(?<column>\d+)\): error \w+: (?<message>.*)$/gm;

/** Advice of the checker about installing types or changing settings, which does not concern the learner. */
const ADVICE = / Do you need to (install|change) .*$/;

export class TypeCheck {
  readonly #folder: string;
  readonly #checker: string | undefined;
  /** The folder in which the checker remembers its last run. */
  #memory: string | undefined;
  #process: ChildProcess | undefined;

  /** @param root - the folder of the package */
  constructor(folder: string, root: string) {
    this.#folder = resolve(folder);
    this.#checker = findChecker([this.#folder, root]);
  }

  /** The places where types do not fit; none when all fit, there is no checker, or it was stopped. */
  async run(): Promise<readonly TypeNote[]> {
    this.stop();
    if (this.#checker === undefined || !existsSync(this.#folder)) return [];
    this.#memory ??= mkdtempSync(join(tmpdir(), 'poker-kata-types-'));
    const memory = ['--incremental', '--tsBuildInfoFile', join(this.#memory, 'tsbuildinfo')];
    const args = [this.#checker, '-p', this.#folder, '--pretty', 'false', ...memory];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    giveWay(child);
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return child === this.#process ? readNotes(output, this.#folder) : [];
  }

  stop(): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  close(): void {
    this.stop();
    if (this.#memory) rmSync(this.#memory, { recursive: true, force: true, maxRetries: 5 }); // Windows keeps a file until its process has ended
  }
}

function readNotes(output: string, folder: string): TypeNote[] {
  const found = [...output.matchAll(NOTE)].map(
    ({ groups }) => groups as Record<'file' | 'line' | 'column' | 'message', string>,
  );
  return found
    .filter(({ file }) => isBelow(folder, file)) // the learner cannot fix the others
    .map(({ file, line, column, message }) => ({
      file: relative('', file),
      line: Number(line),
      message: message.replace(ADVICE, ''),
      ...frameIn(file, Number(line), Number(column)),
    }));
}

/** TypeScript counts its columns in the file itself. */
function frameIn(file: string, line: number, column: number): { frame?: readonly string[] } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return text === undefined ? {} : { frame: codeFrame(text, { line, column }) };
}

function isBelow(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return !path.startsWith('..') && !isAbsolute(path); // absolute when on another drive of Windows
}

function findChecker(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    try {
      const description = createRequire(join(folder, 'any.js')).resolve('typescript/package.json');
      return join(dirname(description), JSON.parse(readFileSync(description, 'utf8')).bin.tsc);
    } catch {} // there is none
  }
  return undefined;
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {} // it has already ended
}

/** The first place where the types do not fit, those of a step's own files before others, and how many more there are. */
export function typeLines(notes: readonly TypeNote[], units: readonly string[]): string[] {
  const isOwn = ({ file }: TypeNote) => units.includes(parse(file).name);
  const first = notes.find(isOwn) ?? notes[0];
  if (!first) return [];
  const more = notes.length > 1 ? [`       ${notes.length - 1} more: t shows all`] : [];
  return [`Types: ${first.file}:${first.line} ${first.message}`, ...more];
}
