import { setFlagsFromString } from 'node:v8';
import { printable } from '../kata/cards/quote.ts';
import { BadData } from '../terminal/bad-data.ts';
import { painterFor } from '../terminal/colours.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { BAD_DATA, WRONG_USAGE } from '../terminal/exit-status.ts';
import { DASH, STANDARD_INPUT, unreadable } from '../terminal/files.ts';
import { wrapFor } from '../terminal/wrap-text.ts';
import { type Look, onceForEachCard, verdictToJson, verdictToText } from './format-verdict.ts';
import { nameOf, openInput } from './inputs.ts';
import { type Judgement, judgeLines } from './judge-lines.ts';
import { Printer } from './printer.ts';
import { Progress } from './progress.ts';
import { Tally } from './tally.ts';

export interface JudgeOptions {
  readonly json?: boolean;
  readonly summary?: boolean;
  readonly anyDeck?: boolean;
}

/** Nothing lives longer than its line, so a small young generation is enough: V8 would let it grow to three times 16 MB. */
const SMALL_NURSERY = '--semi-space-growth-factor=1';

/** Prints who wins each showdown of these files, and how often at the end. One that cannot be read keeps no other from being judged. */
export async function judgeFiles(files: readonly string[], options: JudgeOptions): Promise<void> {
  setFlagsFromString(SMALL_NURSERY);
  const { json, summary } = options;
  const { stdout, stderr } = process;
  const progress = new Progress(files, summary || !stdout.isTTY);
  const printer = new Printer();
  const tally = new Tally();
  const failures: Error[] = [];
  for (const [place, file] of files.entries()) {
    try {
      const print = printJudgement(files.length > 1 ? file : undefined, options, printer);
      const before = tally.lines;
      const input = openInput(file);
      for await (const judgements of judgeLines(input as AsyncIterable<Buffer>, options)) {
        for (const judgement of judgements) {
          if ('error' in judgement) progress.hide();
          tally.add(judgement);
          print(judgement);
        }
        await printer.flush();
        progress.show(place, input.bytesRead ?? 0);
      }
      if (tally.lines === before)
        printer.print(stderr, wrapFor(stderr, `no showdowns in ${nameOf(file)}: expected one a line\n`));
    } catch (error) {
      if (!(error instanceof BadData || 'code' in (error as Error))) throw error; // it is none of the file
      const failure = unreadable(file, error, nameOf(file));
      failures.push(failure);
      printer.print(stderr, wrapFor(stderr, `${failure.message}\n`));
    }
    progress.hide();
  }
  if (failures.length < files.length) {
    if (summary && json) printer.print(stdout, `${tally.toJson()}\n`);
    else if (!json) printer.print(stdout, wrapFor(stdout, `${tally.toText()}\n`));
  }
  await printer.flush();
  if (failures.some((failure) => !(failure instanceof BadData))) process.exitCode = WRONG_USAGE;
  else if (failures.length > 0 || tally.errors > 0) process.exitCode = BAD_DATA;
}

/** How judgements are printed; each names its file if there are several. */
function printJudgement(file: string | undefined, { json, summary }: JudgeOptions, printer: Printer) {
  const { stdout, stderr } = process;
  const look = lookOn(stdout);
  const inText = file === undefined ? '' : `${file === DASH ? STANDARD_INPUT : printable(file)}, `;
  const inJson = (object: string) =>
    file === undefined ? object : `{"file":${JSON.stringify(file)},${object.slice(1)}`;
  return (judgement: Judgement): void => {
    const { line } = judgement;
    const where = `${inText}line ${line}`;
    if ('error' in judgement) {
      const { error } = judgement;
      if (json && !summary) printer.print(stdout, `${inJson(JSON.stringify({ line, error }))}\n`);
      else printer.print(stderr, wrapFor(stderr, `${where}: ${error}\n`));
    } else if (!summary) {
      const { verdict } = judgement;
      const text = json ? inJson(verdictToJson(line, verdict)) : verdictToText(where, verdict, look);
      printer.print(stdout, `${text}\n`);
    }
  };
}

/** A terminal has its rows wrapped, and where there are colours the winners are in bold. */
function lookOn(stream: NodeJS.WriteStream): Look {
  const paint = painterFor(stream);
  const row = (text: string, isWinner: boolean) => {
    const wrapped = wrapFor(stream, text);
    return isWinner ? paint('bold', wrapped) : wrapped;
  };
  return { draw: onceForEachCard(drawFor(stream)), row };
}
