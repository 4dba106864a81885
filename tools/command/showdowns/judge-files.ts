/**
 * Judges files of showdowns.
 *
 * A line goes this way: `readLines` cuts it out of the file, `readShowdown` reads its cards and
 * options, `judgeShowdown` finds who wins by the fastest evaluator, and `format-verdict.ts` writes
 * that down, with the words of the kata.
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { quote } from '../../../src/cards/quote.ts';
import { BAD_DATA, WRONG_USAGE } from '../../machine/terminal/exit-status.ts';
import { DASH, reasonOf, standardInput } from '../../machine/terminal/files.ts';
import { printError } from '../../machine/terminal/print-error.ts';
import { type Reader, readLines } from '../../machine/terminal/read-lines.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { textFor, toJson, toResult } from './format-verdict.ts';
import { judgeShowdown, Tally, type Verdict } from './judge-showdown.ts';
import { LineErrors } from './line-errors.ts';
import { readShowdown } from './read-showdown.ts';

const STANDARD_INPUT = 'standard input';

/** Says what to print, and which showdowns to accept. */
export interface JudgeOptions {
  /** Print one JSON object per line. */
  readonly json?: boolean;
  /** Print only how often each player won. */
  readonly summary?: boolean;
  /** Print only what the first player does: WIN, LOSE or DRAW, or ERROR for a bad line. */
  readonly results?: boolean;
  /** Let two players hold the same card. */
  readonly anyDeck?: boolean;
}

/**
 * Prints who wins each showdown, then how often each player won, and sets the exit status. An
 * unreadable file does not stop the others.
 *
 * @param files - paths; `-` is standard input
 */
export async function judgeFiles(files: readonly string[], options: JudgeOptions): Promise<void> {
  const tally = new Tally();
  const isOneOfSeveral = files.length > 1;
  let unreadable = 0;
  for (const file of files) {
    const reader = readerFor(isOneOfSeveral ? file : undefined, tally, options);
    const isRead = await judgeFile(file, reader, tally);
    if (!isRead) unreadable += 1;
  }
  if (unreadable < files.length) printSummary(tally, options);
  if (unreadable > 0) process.exitCode = WRONG_USAGE;
  else if (tally.errors > 0) process.exitCode = BAD_DATA;
}

/** Judges one file, and prints an error if it has no showdowns. Returns whether it is readable. */
async function judgeFile(file: string, reader: FileReader, tally: Tally): Promise<boolean> {
  const name = file === DASH ? STANDARD_INPUT : quote(file);
  const linesBefore = tally.lines;
  try {
    await readLines(openInput(file), reader);
    reader.end();
  } catch (error) {
    const isAboutFile = 'code' in (error as Error);
    if (!isAboutFile) throw error;
    printError(`cannot read ${name}: ${reasonOf(error)}\n`);
    return false;
  }
  if (tally.lines === linesBefore) printError(`no showdowns in ${name}: expected one per line\n`);
  return true;
}

const END_KEY = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D';
const INVITATION = `Type showdowns, one per line, and end with ${END_KEY}; judge --help shows the forms.`;

/** Opens a file, which may fail when it is read, or standard input. */
function openInput(file: string): AsyncIterable<Buffer> {
  if (file !== DASH) return createReadStream(file);
  if (process.stdin.isTTY) printError(`${INVITATION}\n`);
  return standardInput();
}

interface FileReader extends Reader<Verdict> {
  /** Runs after the last line. */
  readonly end: () => void;
}

/**
 * Returns what judges the lines of a file, counts them in the tally and prints them.
 *
 * @param file - shown in each result; undefined if there is only one file
 */
function readerFor(
  file: string | undefined,
  tally: Tally,
  { json, summary, results, anyDeck }: JudgeOptions,
): FileReader {
  const output = new Output();
  // With a summary there are no results on standard output, so errors are written for people.
  const printsObjects = json && !summary;
  const shownFile = file === DASH && !printsObjects ? STANDARD_INPUT : file;
  const errors = new LineErrors(shownFile);
  const formatFull = json ? toJson : textFor(process.stdout);
  const format: typeof formatFull = results ? (_, verdict) => toResult(verdict) : formatFull;
  return {
    read: (line) => judgeShowdown(readShowdown(line, anyDeck)),
    take(verdict, line) {
      tally.add(verdict);
      errors.takeShowdown(line);
      if (!summary) output.add(format({ file: shownFile, line }, verdict));
    },
    refuse(message, line) {
      tally.errors += 1;
      if (printsObjects) {
        output.add(JSON.stringify({ file, line, error: message }));
        return;
      }
      if (results) output.add('ERROR');
      output.flush(); // keeps errors and verdicts in the order of the lines
      errors.add(message, line);
    },
    end: () => errors.end(),
    async rest() {
      output.flush();
      await waitForDrain(process.stdout);
      await waitForDrain(process.stderr);
    },
  };
}

/** How many characters are printed at once: to write each line by itself would be slow. */
const BLOCK = 65_536;

/** Collects lines for standard output, and prints them in blocks. */
class Output {
  #text = '';

  add(line: string): void {
    this.#text += `${line}\n`;
    if (this.#text.length > BLOCK) this.flush();
  }

  flush(): void {
    process.stdout.write(this.#text);
    this.#text = '';
  }
}

/** Waits for a slow reader of the output, so that memory does not fill. */
async function waitForDrain(stream: NodeJS.WriteStream): Promise<void> {
  // After its reader has gone, a stream has nothing left to write, but asks for a drain forever.
  if (stream.writableLength === 0 || !stream.writableNeedDrain) return;
  await once(stream, 'drain').catch(() => {});
}

function printSummary(tally: Tally, { json, summary, results }: JudgeOptions): void {
  const { stdout } = process;
  if (results) return;
  if (json) {
    if (summary) stdout.write(`${tally.toJson()}\n`);
    return;
  }
  if (tally.lines > 0) stdout.write(wrapFor(stdout, `${tally.toText()}\n`));
}
