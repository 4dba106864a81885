import { StringDecoder } from 'node:string_decoder';
import { quote } from '../kata/cards/quote.ts';
import { BadData } from './bad-data.ts';

/** What is done with the lines of a text, numbered from 1. */
export interface Reader<Value> {
  /** @throws Error that says what is wrong with a line */
  readonly read: (text: string) => Value;
  readonly take: (value: Value, line: number) => void;
  readonly refuse: (message: string, line: number) => void;
  /** Follows the lines that a chunk completes; the next chunk waits for it. */
  readonly rest?: () => Promise<void>;
}

const LONGEST_LINE = 10_000;

const PASSED_OVER = /^\s*(#|$)/;

/**
 * Reads every line of a text that arrives in chunks; blank lines and `#` comments are passed over. A bad line does not stop the
 * others. @throws BadData when the text begins with binary data
 */
export async function readLines<Value>(chunks: AsyncIterable<Buffer>, reader: Reader<Value>): Promise<void> {
  let number = 0;
  for await (const lines of linesOf(chunks)) {
    for (const line of lines) readLine(line.endsWith('\r') ? line.slice(0, -1) : line, ++number, reader);
    await reader.rest?.();
  }
}

function readLine<Value>(text: string, line: number, { read, take, refuse }: Reader<Value>): void {
  let value: Value;
  try {
    if (text.length > LONGEST_LINE) throw new Error(`${quote(text)} is longer than ${LONGEST_LINE} characters`);
    if (PASSED_OVER.test(text)) return;
    value = read(text);
  } catch (error) {
    refuse((error as Error).message, line);
    return;
  }
  take(value, line);
}

/** Cuts a text into lines without its byte order mark; one too long loses its end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder();
  let [begun, isStart] = ['', true];
  for await (const chunk of chunks) {
    let text = decoder.write(chunk);
    if (isStart && text !== '') {
      if (text.includes('\0')) throw new BadData('it holds binary data, expected text in UTF-8');
      text = text.replace(/^\ufeff/, '');
      isStart = false;
    }
    const lines = (begun + text).split('\n');
    begun = (lines.pop() as string).slice(0, LONGEST_LINE + 2); // one too many, and a return
    yield lines;
  }
  begun += decoder.end();
  if (begun !== '') yield [begun];
}
