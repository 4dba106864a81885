/** Makes folders and writes files; turns the system's errors into sentences. */
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { quote } from '../kata/cards/quote.ts';
import { BadData } from './bad-data.ts';

/** What people meet every day. Of all else the system's own message says it. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder, expected a file',
  EEXIST: 'there is a file of that name',
  EACCES: 'that is not allowed',
};

/**
 * Returns an error that says in a sentence why a file cannot be read. What the system does not complain of is bad data.
 *
 * @param name - how the sentence calls it
 */
export function unreadable(file: string, cause: unknown, name = quote(file)): Error {
  const Kind = (cause as NodeJS.ErrnoException).code === undefined ? BadData : Error;
  return new Kind(`cannot read ${name}: ${reasonOf(cause, WHY)}`, { cause });
}

/** What stands for standard input among files. */
export const DASH = '-';

/** What sentences call it. */
export const STANDARD_INPUT = 'standard input';

/** @throws Error of the system for a folder, which Node reads as if it were empty */
export function openStandardInput(): NodeJS.ReadStream {
  const message = `cannot read ${STANDARD_INPUT}: it is a folder, expected a file`;
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error(message), { code: 'EISDIR' });
  return process.stdin;
}

/** Checks that a file can be read. */
export function requireReadable(file: string): void {
  try {
    readFileSync(file);
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

/**
 * Runs a function that writes a file, and returns its result.
 *
 * @throws Error, one sentence, when the file cannot be written; so do all functions below
 */
export function orSayWhy<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (cause) {
    const why = reasonOf(cause, { ...WHY, ENOENT: 'there is no such folder' });
    throw new Error(`cannot write ${quote(file)}: ${why}`, { cause });
  }
}

function reasonOf(error: unknown, reasons: typeof WHY): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/** Writes a file that must not exist yet. */
export function writeNewFile(file: string, text: string): void {
  orSayWhy(file, () => writeFileSync(file, text, { flag: 'wx' }));
}

/** Replaces a file in one step: a reader finds the old text or the new one, and a failure leaves the old one. */
export function replaceFile(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  orSayWhy(file, () => {
    try {
      writeFileSync(draft, text);
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/** Checks that a file can be written, before the work whose result goes there. */
export function requireWritable(file: string): void {
  const isNew = !existsSync(file);
  orSayWhy(file, () => closeSync(openSync(file, 'a')));
  if (isNew) rmSync(file);
}

/** Makes a folder and its parents, unless they exist. */
export function makeFolder(folder: string): void {
  orSayWhy(folder, () => mkdirSync(folder, { recursive: true }));
}
