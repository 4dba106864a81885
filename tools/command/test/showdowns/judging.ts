import { readLines } from '../../../machine/terminal/read-lines.ts';
import { judgeShowdown, type Verdict } from '../../showdowns/judge-showdown.ts';
import { readShowdown } from '../../showdowns/read-showdown.ts';

/** What became of a line: what was read from it, or why nothing was. */
export type Outcome<Value> =
  | { readonly line: number; readonly value: Value }
  | { readonly line: number; readonly error: string };

/** What the judge makes of a text that arrives so many bytes at a time. */
export const judge = (text: string, chunkSize?: number): Promise<Outcome<Verdict>[]> =>
  outcomesOf(chunksOf(text, chunkSize), (line) => judgeShowdown(readShowdown(line)));

/** What became of each line of a text in chunks that is not passed over. */
export async function outcomesOf<Value>(
  chunks: AsyncIterable<Buffer>,
  read: (text: string) => Value,
) {
  const outcomes: Outcome<Value>[] = [];
  await readLines(chunks, {
    read,
    take: (value, line) => outcomes.push({ line, value }),
    refuse: (error, line) => outcomes.push({ line, error }),
  });
  return outcomes;
}

/** Bytes, or a text in UTF-8, so many bytes at a time. */
export async function* chunksOf(
  text: string | Buffer,
  size = Math.max(text.length * 4, 1),
): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text as string);
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

/** A stream that is no terminal: cards in letters, no colours. */
export const PIPE = { isTTY: false } as NodeJS.WriteStream;
