import { StringDecoder } from 'node:string_decoder';
import { quote } from '../kata/cards/quote.ts';
import { BadData } from '../terminal/bad-data.ts';

/** What became of a line, which has its number from 1: what was read from it, or why nothing was. */
export type Outcome<Value> =
  | { readonly line: number; readonly value: Value }
  | { readonly line: number; readonly error: string };

/** How many characters a line may have. */
const LONGEST_LINE = 10_000;

/** Data with this share of non-text characters counts as binary; noise and pictures have a half, damaged text a few. */
const BINARY_SHARE = 0.3;

/**
 * Reads every line of a text that arrives in chunks, in order; blank lines and `#` comments are passed over. A bad line never keeps
 * the others from being read.
 *
 * @returns the outcomes of the lines that each chunk completes, to be taken before the next chunk is asked for
 * @throws BadData when the text begins with binary data, instead of many errors about lines that make no sense
 */
export async function* readLines<Value>(
  chunks: AsyncIterable<Buffer>,
  read: (line: string) => Value,
): AsyncGenerator<Iterable<Outcome<Value>>> {
  let line = 0;
  for await (const texts of linesOf(chunks)) {
    yield outcomesOf(texts, line, read);
    line += texts.length;
  }
}

/** One by one, for they take more memory than their lines. */
function* outcomesOf<Value>(
  texts: readonly string[],
  before: number,
  read: (line: string) => Value,
): Generator<Outcome<Value>> {
  for (const [place, text] of texts.entries()) {
    const line = before + place + 1;
    if (text.length <= LONGEST_LINE && /^\s*(#|$)/.test(text)) continue;
    try {
      if (text.length > LONGEST_LINE) throw new Error(`${quote(text)} is longer than ${LONGEST_LINE} characters`);
      yield { line, value: read(text) };
    } catch (error) {
      yield { line, error: (error as Error).message };
    }
  }
}

/** Cuts a text into lines, which end with LF or CRLF, and drops its byte order mark. Of a line that is too long only the beginning is kept. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder();
  let begun = '';
  let isStart = true;
  for await (const chunk of chunks) {
    let text = decoder.write(chunk);
    if (isStart && text !== '') {
      if (isBinary(text)) throw new BadData('it holds binary data, expected text in UTF-8');
      text = text.replace(/^\ufeff/, '');
      isStart = false;
    }
    const lines = (begun + text).split(/\r?\n/);
    begun = (lines.pop() as string).slice(0, LONGEST_LINE + 2); // one too many, and a return
    yield lines;
  }
  begun += decoder.end();
  if (begun !== '') yield [begun.replace(/\r$/, '')];
}

function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it counts
  const strangers = text.match(/[\0-\x08\x0e-\x1f\ufffd]/g) ?? [];
  return strangers.length > text.length * BINARY_SHARE;
}
