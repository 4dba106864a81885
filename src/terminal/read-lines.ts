import { StringDecoder } from 'node:string_decoder';
import { quote } from '../kata/cards/quote.ts';
import { BadData } from './bad-data.ts';

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

/**
 * Reads every line of a text that arrives in chunks, except blank lines and `#` comments. A bad line does not stop the others.
 *
 * @throws BadData if the text begins with binary data
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
    if (SKIPPED.test(text)) return;
    value = read(text);
  } catch (error) {
    refuse((error as Error).message, line);
    return;
  }
  take(value, line);
}

/** Splits a text into lines, without its byte order mark; cuts lines that are too long. */
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
    begun = (lines.pop() as string).slice(0, LONGEST_LINE + 2); // one character too many, and a carriage return
    yield lines;
  }
  begun += decoder.end();
  if (begun !== '') yield [begun];
}
