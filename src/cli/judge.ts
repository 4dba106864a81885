import { createReadStream } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { quote } from '../cards/quote.ts';
import { verdictToJson, verdictToText } from '../judge/format-verdict.ts';
import { judgeLines } from '../judge/judge-lines.ts';
import { Tally } from '../judge/tally.ts';
import { drawFor, write } from './terminal.ts';

export interface JudgeOptions {
  readonly json?: boolean;
  readonly summary?: boolean;
  readonly anyDeck?: boolean;
}

/**
 * Nothing that is read lives longer than its line, so a small nursery does: V8 would let it grow to three times 16 MB, for
 * no gain in speed.
 */
const SMALL_NURSERY = ['--max-semi-space-size=4', '--semi-space-growth-factor=1'];

/** `judge [file]`: who wins each showdown of a file or of standard input. */
export async function judgeCommand(file: string, options: JudgeOptions): Promise<void> {
  try {
    const tally = await judge(file === '-' ? process.stdin : createReadStream(file), options);
    if (tally.errors > 0) process.exitCode = 1;
  } catch (error) {
    throw new Error(`cannot read ${quote(file)}: ${whyUnreadable(error as NodeJS.ErrnoException)}`, { cause: error });
  }
}

async function judge(input: NodeJS.ReadableStream, { json, summary, anyDeck = false }: JudgeOptions): Promise<Tally> {
  const { stdout, stderr } = process;
  SMALL_NURSERY.forEach(setFlagsFromString);
  const draw = drawFor(stdout);
  const tally = new Tally();
  input.setEncoding('utf8');
  for await (const judgements of judgeLines(input as AsyncIterable<string>, { anyDeck })) {
    let results = '';
    let complaints = '';
    for (const judgement of judgements) {
      if ('error' in judgement) {
        const { line, error } = judgement;
        tally.addError();
        if (json && !summary) results += `${JSON.stringify({ line, error })}\n`;
        else complaints += `line ${line}: ${error}\n`;
      } else {
        const { line, verdict } = judgement;
        tally.addVerdict(verdict);
        if (!summary) results += `${json ? verdictToJson(line, verdict) : verdictToText(line, verdict, draw)}\n`;
      }
    }
    if (complaints !== '') await write(stderr, complaints);
    if (results !== '') await write(stdout, results);
  }
  if (summary && json) await write(stdout, `${tally.toJson()}\n`);
  else if (!json) await write(stdout, `${tally.toText()}\n`);
  return tally;
}

function whyUnreadable({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder, expected a file of showdowns';
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read it';
  return message;
}
