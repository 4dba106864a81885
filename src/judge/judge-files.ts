import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { printable, quote } from '../kata/cards/quote.ts';
import { BadData } from '../terminal/bad-data.ts';
import { painterFor } from '../terminal/colours.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { BAD_DATA, WRONG_USAGE } from '../terminal/exit-status.ts';
import { DASH, openStandardInput, STANDARD_INPUT, unreadable } from '../terminal/files.ts';
import { wrapFor } from '../terminal/wrap-text.ts';
import { type Look, verdictToJson, verdictToText } from './format-verdict.ts';
import { judgeShowdown, type Verdict } from './judge-showdown.ts';
import { type Outcome, readLines } from './read-lines.ts';
import { readShowdown } from './read-showdown.ts';
import { Tally } from './tally.ts';

export interface JudgeOptions {
  readonly json?: boolean;
  readonly summary?: boolean;
  readonly anyDeck?: boolean;
}

/** Prints who wins each showdown of these files, and how often at the end. One that cannot be read keeps no other from being judged. */
export async function judgeFiles(files: readonly string[], options: JudgeOptions): Promise<void> {
  const { json, summary } = options;
  const { stdout, stderr } = process;
  const tally = new Tally();
  const failures: Error[] = [];
  for (const file of files) {
    const name = file === DASH ? STANDARD_INPUT : quote(file);
    const before = tally.lines;
    try {
      const print = printOutcome(files.length > 1 ? file : undefined, options);
      for await (const outcomes of readLines(openInput(file), (line) => judgeShowdown(readShowdown(line, options)))) {
        await print(outcomes, tally);
      }
      if (tally.lines === before) stderr.write(wrapFor(stderr, `no showdowns in ${name}: expected one a line\n`));
    } catch (error) {
      if (!(error instanceof BadData || 'code' in (error as Error))) throw error; // it is none of the file
      const failure = unreadable(file, error, name);
      failures.push(failure);
      stderr.write(wrapFor(stderr, `${failure.message}\n`));
    }
  }
  if (failures.length < files.length) {
    if (summary && json) stdout.write(`${tally.toJson()}\n`);
    else if (!json) stdout.write(wrapFor(stdout, `${tally.toText()}\n`));
  }
  if (failures.some((failure) => !(failure instanceof BadData))) process.exitCode = WRONG_USAGE;
  else if (failures.length > 0 || tally.errors > 0) process.exitCode = BAD_DATA;
}

const END_KEY = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D';
const INVITATION = `Type showdowns, one a line, and end with ${END_KEY}; judge --help shows the forms.\n`;

/** @throws Error of the system for a folder on standard input; what else cannot be read fails when it is read */
function openInput(file: string): AsyncIterable<Buffer> {
  if (file !== DASH) return createReadStream(file);
  const input = openStandardInput();
  if (input.isTTY) process.stderr.write(wrapFor(process.stderr, INVITATION));
  return input;
}

/** Prints what became of some lines, each with its file if there are several; waits while a reader cannot keep up. */
function printOutcome(file: string | undefined, { json, summary }: JudgeOptions) {
  const { stdout, stderr } = process;
  const look = lookOn(stdout);
  const inText = file === undefined ? '' : `${file === DASH ? STANDARD_INPUT : printable(file)}, `;
  const inJson = (line: number, rest: object) => `${JSON.stringify({ file, line, ...rest })}\n`;
  return async (outcomes: Iterable<Outcome<Verdict>>, tally: Tally): Promise<void> => {
    let text = '';
    for (const outcome of outcomes) {
      tally.add(outcome);
      const { line } = outcome;
      const where = `${inText}line ${line}`;
      if ('error' in outcome) {
        const { error } = outcome;
        if (json && !summary) text += inJson(line, { error });
        else {
          stdout.write(text); // errors and verdicts come in the order of the lines
          text = '';
          stderr.write(wrapFor(stderr, `${where}: ${error}\n`));
        }
      } else if (!summary) {
        const { value } = outcome;
        text += json ? inJson(line, verdictToJson(value)) : `${verdictToText(where, value, look)}\n`;
      }
    }
    stdout.write(text);
    for (const stream of [stdout, stderr]) if (stream.writableNeedDrain) await once(stream, 'drain').catch(() => {});
  };
}

/** A terminal has its rows wrapped, and where there are colours the winners are in bold. */
function lookOn(stream: NodeJS.WriteStream): Look {
  const paint = painterFor(stream);
  const row = (text: string, isWinner: boolean) => {
    const wrapped = wrapFor(stream, text);
    return isWinner ? paint('bold', wrapped) : wrapped;
  };
  return { draw: drawFor(stream), row };
}
