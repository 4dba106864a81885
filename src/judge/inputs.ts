/** What the judge reads: files, or standard input. */
import { createReadStream, fstatSync, type ReadStream, type Stats, statSync } from 'node:fs';
import { quote } from '../kata/cards/quote.ts';
import { DASH, openStandardInput, STANDARD_INPUT } from '../terminal/files.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

/** A file that is being read, and how many bytes of it have been. */
export type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'bytesRead'>>;

/** @throws Error of the system for a folder on standard input; what else cannot be read fails when it is read */
export function openInput(file: string): Input {
  if (file !== DASH) return createReadStream(file);
  const input = openStandardInput();
  if (input.isTTY) process.stderr.write(wrapFor(process.stderr, `${INVITATION}\n`));
  return input;
}

const END_KEY = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D';
const INVITATION = `Type showdowns, one a line, and end with ${END_KEY}; judge --help shows the forms.`;

/** What a sentence calls an input. */
export function nameOf(file: string): string {
  return file === DASH ? STANDARD_INPUT : quote(file);
}

/** How many bytes an input has; undefined for a pipe, of which nobody knows before its end. */
export function sizeOf(file: string): number | undefined {
  try {
    const stats: Stats = file === DASH ? fstatSync(0) : statSync(file);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return 0; // it cannot be read, which is told later
  }
}
