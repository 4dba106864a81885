import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { quote } from '../../kata/cards/quote.ts';
import { BAD_DATA, WRONG_USAGE } from '../../machine/terminal/exit-status.ts';
import { DASH, reasonOf, standardInput } from '../../machine/terminal/files.ts';
import { type Reader, readLines } from '../../machine/terminal/read-lines.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { inWords, textFor, toJson } from './format-verdict.ts';
import { judgeShowdown, Tally, type Verdict } from './judge-showdown.ts';
import { readShowdown } from './read-showdown.ts';

const STANDARD_INPUT = 'standard input';

export interface JudgeOptions {
  readonly json?: boolean;
  readonly summary?: boolean;
  readonly anyDeck?: boolean;
}

/**
 * Prints who wins each showdown, then how often each player won. An unreadable file does not stop
 * the others.
 */
export async function judgeFiles(files: readonly string[], options: JudgeOptions): Promise<void> {
  const { json, summary } = options;
  const { stdout, stderr } = process;
  const tally = new Tally();
  let failures = 0;
  for (const file of files) {
    const name = file === DASH ? STANDARD_INPUT : quote(file);
    const before = tally.lines;
    try {
      await readLines(
        openInput(file),
        judgeFor(tally, files.length > 1 ? file : undefined, options),
      );
      if (tally.lines === before)
        stderr.write(wrapFor(stderr, `no showdowns in ${name}: expected one per line\n`));
    } catch (error) {
      if (!('code' in (error as Error))) throw error; // not the file's
      failures += 1;
      stderr.write(wrapFor(stderr, `cannot read ${name}: ${reasonOf(error)}\n`));
    }
  }
  if (failures < files.length) {
    if (summary && json) stdout.write(`${tally.toJson()}\n`);
    else if (!json && tally.lines > 0) stdout.write(wrapFor(stdout, `${tally.toText()}\n`));
  }
  if (failures > 0) process.exitCode = WRONG_USAGE;
  else if (tally.errors > 0) process.exitCode = BAD_DATA;
}

const END_KEY = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D';
const INVITATION = `Type showdowns, one per line, and end with ${END_KEY}; judge --help shows the forms.\n`;

/** Opens a file, which may fail when it is read, or standard input. */
function openInput(file: string): AsyncIterable<Buffer> {
  const { stdin, stderr } = process;
  if (file !== DASH) return createReadStream(file);
  if (stdin.isTTY) stderr.write(wrapFor(stderr, INVITATION));
  return standardInput();
}

/** How many characters are printed at once. */
const BLOCK = 65_536;

/** Judges, counts and prints lines; waits for a slow reader of the output. */
function judgeFor(
  tally: Tally,
  file: string | undefined,
  { json, summary, anyDeck }: JudgeOptions,
): Reader<Verdict> {
  const { stdout, stderr } = process;
  const inJson = json && !summary;
  const format = json ? toJson : textFor(stdout);
  const title = file === DASH && !inJson ? STANDARD_INPUT : file;
  let text = '';
  const flush = () => {
    stdout.write(text);
    text = '';
  };
  return {
    read: (line) => judgeShowdown(readShowdown(line, anyDeck)),
    take(verdict, line) {
      tally.add(verdict);
      if (!summary) text += `${format({ file: title, line }, verdict)}\n`;
      if (text.length > BLOCK) flush();
    },
    refuse(message, line) {
      tally.errors += 1;
      if (inJson) text += `${JSON.stringify({ file, line, error: message })}\n`;
      else {
        flush(); // keeps errors and verdicts in the order of the lines
        stderr.write(wrapFor(stderr, `${inWords({ file: title, line })}: ${message}\n`));
      }
    },
    async rest() {
      flush();
      // After the reader has gone there is nothing to wait for, even if a drain is needed.
      for (const stream of [stdout, stderr])
        if (stream.writableLength > 0 && stream.writableNeedDrain)
          await once(stream, 'drain').catch(() => {});
    },
  };
}
