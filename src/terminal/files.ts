/** Makes folders and writes files; turns the system's errors into sentences. */
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quote } from '../kata/cards/quote.ts';
import { BadData } from './bad-data.ts';

type Reasons = Readonly<Record<string, string>>;

const WHY_UNREADABLE: Reasons = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file, because a part of its path is no folder',
  EISDIR: 'it is a folder, expected a file',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  ENAMETOOLONG: 'no file can have so long a name',
};

const WHY_UNWRITABLE: Reasons = {
  ENOENT: 'there is no such folder',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not write it',
  EPERM: 'you may not write it',
  EROFS: 'you may not write it',
  ENOSPC: 'there is no space left',
  ENAMETOOLONG: 'no file can have so long a name',
};

/**
 * An error that says in a sentence why a file cannot be read. What the system does not complain of is bad data.
 *
 * @param name - how the sentence calls it
 */
export function unreadable(file: string, cause: unknown, name = quote(file)): Error {
  const Kind = (cause as NodeJS.ErrnoException).code === undefined ? BadData : Error;
  return new Kind(`cannot read ${name}: ${reasonOf(cause, WHY_UNREADABLE)}`, { cause });
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
    closeSync(openSync(file, 'r'));
    if (isFolder(file)) throw Object.assign(new Error(), { code: 'EISDIR' });
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
    throw new Error(`cannot write ${quote(file)}: ${reasonOf(cause, WHY_UNWRITABLE)}`, { cause });
  }
}

function reasonOf(error: unknown, reasons: Reasons): string {
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
  orSayWhy(folder, () => makeFolders(resolve(folder)));
}

/** Makes them one by one: Node's recursive mkdir tries endlessly where it may make none, as below /proc. */
function makeFolders(path: string): void {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolders(parent);
  if (!isFolder(parent)) throw Object.assign(new Error(), { code: 'ENOTDIR' }); // Windows would say ENOENT
  if (!isFolder(path)) mkdirSync(path);
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
