import { TextDecoder } from 'node:util';
import { quote } from '../../../src/cards/quote.ts';

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

const BLANK_OR_COMMENT = /^\s*(#|$)/;

/** Encodings by their byte order mark. */
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
    for (const line of lines) {
      number += 1;
      readLine(line, number, reader);
    }
    await reader.rest?.();
  }
}

function readLine<Value>(text: string, line: number, { read, take, refuse }: Reader<Value>): void {
  let value: Value;
  try {
    rejectTooLong(text);
    if (BLANK_OR_COMMENT.test(text)) return;
    rejectOtherEncoding(text);
    value = read(text);
  } catch (error) {
    refuse((error as Error).message, line);
    return;
  }
  // Outside `try`: an error here is no fault of the line.
  take(value, line);
}

function rejectTooLong(text: string): void {
  if (text.length <= LONGEST_LINE) return;
  throw new Error(`${quote(text)} is longer than ${LONGEST_LINE} characters`);
}

function rejectOtherEncoding(text: string): void {
  const index = text.search(NOT_TEXT);
  if (index < 0) return;
  const charactersBefore = [...text.slice(0, index)].length;
  const what = `${quote(text)} is not text at character ${charactersBefore + 1}`;
  const guess = text[index] === '\0' ? '; is this UTF-16 without one?' : '';
  throw new Error(`${what}: expected UTF-8, or UTF-16 with a byte order mark${guess}`);
}

/**
 * Cuts a text into lines, which end in LF, CR or both. Of one that is too long only so much is kept
 * that `readLine` notices.
 */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let begun = '';
  let isAfterReturn = false;
  for await (const decoded of decode(chunks)) {
    if (decoded === '') continue; // part of a character
    const text: string = isAfterReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded;
    isAfterReturn = text.endsWith('\r');
    const lines = (begun + text).split(text.includes('\r') ? /\r\n?|\n/ : '\n');
    begun = (lines.pop() as string).slice(0, LONGEST_LINE + 1);
    yield lines;
  }
  if (begun !== '') yield [begun];
}

/** Decodes UTF-16 with a byte order mark, and anything else as UTF-8. Drops the mark. */
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
