import { createReadStream, fstatSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { Command } from 'commander';
import { drawFor } from '../terminal/draw-cards.ts';
import { unreadable } from '../terminal/files.ts';
import { onceForEachCard, verdictToJson, verdictToText } from './format-verdict.ts';
import { judgeLines } from './judge-lines.ts';
import { Printer } from './printer.ts';
import { Tally } from './tally.ts';

export interface JudgeOptions {
  readonly json?: boolean;
  readonly summary?: boolean;
  readonly anyDeck?: boolean;
}

/** Adds `judge`. */
export function addJudge(program: Command): void {
  program
    .command('judge')
    .description('say who wins each showdown, and why; one showdown a line')
    .argument('[file]', 'a file of showdowns; - or nothing reads standard input', '-')
    .option('--json', 'print one JSON object a line')
    .option('--summary', 'print only how often each player won')
    .option('--any-deck', 'let each player have a deck of their own')
    .addHelpText('after', HELP)
    .action(judgeFile);
}

/**
 * Nothing lives longer than its line, so a small young generation is enough: V8 would let it grow to three times 16 MB without
 * gaining speed.
 */
const SMALL_NURSERY = ['--max-semi-space-size=4', '--semi-space-growth-factor=1'];

/** `judge [file]`: prints who wins each showdown of a file or of standard input. */
export async function judgeFile(file: string, options: JudgeOptions): Promise<void> {
  try {
    const tally = await judge(file === '-' ? standardInput() : createReadStream(file), options);
    if (tally.errors > 0) process.exitCode = 1;
  } catch (error) {
    throw unreadable(file, error);
  }
}

async function judge(input: NodeJS.ReadableStream, { json, summary, anyDeck = false }: JudgeOptions): Promise<Tally> {
  const { stdout, stderr } = process;
  SMALL_NURSERY.forEach(setFlagsFromString);
  const draw = onceForEachCard(drawFor(stdout));
  const tally = new Tally();
  const printer = new Printer();
  input.setEncoding('utf8');
  for await (const judgements of judgeLines(input as AsyncIterable<string>, { anyDeck })) {
    for (const judgement of judgements) {
      if ('error' in judgement) {
        const { line, error } = judgement;
        tally.addError();
        if (json && !summary) printer.print(stdout, `${JSON.stringify({ line, error })}\n`);
        else printer.print(stderr, `line ${line}: ${error}\n`);
      } else {
        const { line, verdict } = judgement;
        tally.addVerdict(verdict);
        if (summary) continue;
        printer.print(stdout, `${json ? verdictToJson(line, verdict) : verdictToText(line, verdict, draw)}\n`);
      }
    }
    await printer.flush();
  }
  if (summary && json) printer.print(stdout, `${tally.toJson()}\n`);
  else if (!json) printer.print(stdout, `${tally.toText()}\n`);
  await printer.flush();
  return tally;
}

/** Node reads a folder on standard input as if it were empty. */
function standardInput(): NodeJS.ReadableStream {
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  return process.stdin;
}

const HELP = `
A line is one of
  8C TS KC 9H 4S 7D 2S 5D 3S AC                 ten cards: Player 1, Player 2
  Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH  named players
  texas-holdem 5c6dAcAsQs Ks4c KdJs 2hAh        the board, then hole cards
  omaha-holdem 5c6dAcAsQs TsQh9hQc 8d7cTcJd     the same with four hole cards
  five-card-draw 4s5hTsQh9h Qc8d7cTcJd          each player's five cards
Blank lines and lines that start with # are passed over.
The exit status is 1 if any line is bad.`;
