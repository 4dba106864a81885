/** What the judge reads: files, or standard input. */
import { createReadStream, fstatSync, type ReadStream, type Stats, statSync } from 'node:fs';
import { quote } from '../kata/cards/quote.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

const STANDARD_INPUT = '-';

/** A file that is being read, and how many bytes of it have been. */
export type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'bytesRead'>>;

/** @throws Error of the system for a folder; for a file that cannot be read only when it is read */
export function openInput(file: string): Input {
  if (file !== STANDARD_INPUT) return createReadStream(file);
  // Node reads a folder on standard input as if it were empty.
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  if (process.stdin.isTTY) process.stderr.write(wrapFor(process.stderr, `${INVITATION}\n`));
  return process.stdin;
}

const END_KEY = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D';
const INVITATION = `Type showdowns, one a line, and end with ${END_KEY}; judge --help shows the forms.`;

/** How an input is called in a sentence. */
export function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : quote(file);
}

/** How many bytes an input has; undefined when nobody knows before the end, as of a pipe. */
export function sizeOf(file: string): number | undefined {
  try {
    const stats: Stats = file === STANDARD_INPUT ? fstatSync(0) : statSync(file);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return 0; // it cannot be read, which is told later
  }
}
