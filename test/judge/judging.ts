import { judgeShowdown, type Verdict } from '../../src/judge/judge-showdown.ts';
import { type Outcome, readLines } from '../../src/judge/read-lines.ts';
import { readShowdown } from '../../src/judge/read-showdown.ts';

/** What the judge makes of a text that arrives so many bytes at a time. */
export async function judge(text: string, chunkSize?: number): Promise<Outcome<Verdict>[]> {
  const outcomes: Outcome<Verdict>[] = [];
  const lines = readLines(chunksOf(text, chunkSize), (line) => judgeShowdown(readShowdown(line)));
  for await (const some of lines) outcomes.push(...some);
  return outcomes;
}

/** The text in UTF-8, so many bytes at a time. */
export async function* chunksOf(text: string, size = Math.max(Buffer.byteLength(text), 1)): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
