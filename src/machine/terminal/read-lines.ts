import { TextDecoder } from 'node:util';
import { quote } from '../../kata/cards/quote.ts';

/** How to read the lines of a text, numbered from 1. */
export interface Reader<Value> {
  /** @throws Error that says what is wrong with a line */
  readonly read: (text: string) => Value;
  readonly take: (value: Value, line: number) => void;
  readonly refuse: (message: string, line: number) => void;
  /** Runs after the complete lines of each chunk, before the next chunk. */
  readonly rest?: () => Promise<void>;
}

const LONGEST_LINE = 10_000;

const SKIPPED = /^\s*(#|$)/;

const ENCODING_OF_MARK: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Matches the character that replaces invalid bytes, and NUL. */
const NOT_TEXT = /[\0\ufffd]/;

/**
 * Reads each line of a text, except blank lines and `#` comments. A bad line does not stop the
 * others.
 */
export async function readLines<Value>(
  chunks: AsyncIterable<Buffer>,
  reader: Reader<Value>,
): Promise<void> {
  let number = 0;
  for await (const lines of linesOf(chunks)) {
    for (const line of lines) readLine(line, ++number, reader);
    await reader.rest?.();
  }
}

function readLine<Value>(text: string, line: number, { read, take, refuse }: Reader<Value>): void {
  let value: Value;
  try {
    if (text.length > LONGEST_LINE)
      throw new Error(`${quote(text)} is longer than ${LONGEST_LINE} characters`);
    if (SKIPPED.test(text)) return;
    const bad = text.search(NOT_TEXT);
    const place = bad < 0 ? 0 : [...text.slice(0, bad)].length + 1;
    if (place > 0)
      throw new Error(`${quote(text)} is not text at character ${place}: expected UTF-8 or UTF-16`);
    value = read(text);
  } catch (error) {
    refuse((error as Error).message, line);
    return;
  }
  take(value, line);
}

/** Cuts a text into lines, which end in LF, CR or both; one that is too long loses its end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let [begun, afterReturn] = ['', false];
  for await (const decoded of decode(chunks)) {
    if (decoded === '') continue; // part of a character
    const text = afterReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded;
    afterReturn = text.endsWith('\r');
    const lines = (begun + text).split(text.includes('\r') ? /\r\n?|\n/ : '\n');
    begun = (lines.pop() as string).slice(0, LONGEST_LINE + 1);
    yield lines;
  }
  if (begun !== '') yield [begun];
}

/**
 * Decodes UTF-16 with a byte order mark, and anything else as UTF-8. No piece is empty, and none
 * has the mark.
 */
async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let bytes = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    bytes = Buffer.concat([bytes, chunk]);
    if (decoder === undefined && bytes.length < 2) continue; // the mark has two
    decoder ??= new TextDecoder(ENCODING_OF_MARK[bytes.toString('hex', 0, 2)]);
    yield decoder.decode(bytes, { stream: true });
    bytes = Buffer.alloc(0);
  }
  yield (decoder ?? new TextDecoder()).decode(bytes);
}
