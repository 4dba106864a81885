import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { quote } from '../../../src/cards/quote.ts';

const IS_FOLDER = 'it is a folder, expected a file';

/** Messages for common errors; others keep the system's message. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: IS_FOLDER,
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'there is a file where a folder is expected',
  EACCES: 'that is not allowed',
  EBUSY: 'it is in use, perhaps as the folder where you are',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Says in words why a file could not be read or written. */
export function reasonOf(error: unknown, reasons = WHY): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/** The file name that means standard input. */
export const DASH = '-';

/**
 * Returns standard input.
 * @throws Error if it is a folder, which Node would read as if it were empty
 */
export function standardInput(): AsyncIterable<Buffer> {
  if (!fs.fstatSync(0).isDirectory()) return process.stdin;
  throw Object.assign(new Error(`cannot read standard input: ${IS_FOLDER}`), { code: 'EISDIR' });
}

/**
 * Checks that a file can be read, before the work that needs it.
 * @throws Error that says why it cannot
 */
export function requireReadable(file: string): void {
  try {
    fs.readFileSync(file);
  } catch (cause) {
    throw new Error(`cannot read ${quote(file)}: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * Runs a function that writes a file.
 * @throws Error that says why it cannot be written; so do all functions below
 */
export function orSayWhy<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (cause) {
    const why = reasonOf(cause, { ...WHY, ENOENT: 'there is no such folder' });
    throw new Error(`cannot write ${quote(file)}: ${why}`, { cause });
  }
}

/**
 * Writes a file that must not exist yet. A failure leaves none, because an empty one would look
 * like yours.
 */
export function writeNewFile(file: string, text: string): void {
  orSayWhy(file, () => {
    fs.closeSync(fs.openSync(file, 'wx')); // fails if there is one
    try {
      fs.writeFileSync(file, text);
    } catch (error) {
      fs.rmSync(file, { force: true });
      throw error;
    }
  });
}

/**
 * Replaces a file in one step: readers get the old text or the new one, and a failure leaves the
 * old. Of a link, the file that it leads to is replaced. A device, like /dev/stdout, is written.
 */
export function replaceFile(file: string, text: string): void {
  orSayWhy(file, () => {
    const isLink = fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
    const found = fs.statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) writeAndRename(fs.realpathSync(file), text);
    else if (found || isLink) fs.writeFileSync(file, text);
    else writeAndRename(file, text);
  });
}

function writeAndRename(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  try {
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Checks that a file can be written, before the work whose result goes there. */
export function requireWritable(file: string): void {
  const isNew = !fs.existsSync(file);
  orSayWhy(file, () => fs.closeSync(fs.openSync(file, 'a')));
  if (isNew) fs.rmSync(file);
}

/**
 * Makes a folder and the missing ones above it.
 * @returns the highest one that it made, in which all others are; undefined if there was nothing to
 *   make
 */
export function makeFolder(folder: string): string | undefined {
  return orSayWhy(folder, () => {
    try {
      return fs.mkdirSync(folder, { recursive: true });
    } catch (error) {
      // Fails with the real reason, which is ENOENT above if the disk is read-only.
      fs.mkdirSync(highestMissing(folder));
      throw error;
    }
  });
}

function highestMissing(folder: string): string {
  const above = dirname(folder);
  return above === folder || fs.existsSync(above) ? folder : highestMissing(above);
}
