/** A line with its number in the file, from 1. */
export interface Line {
  readonly number: number;
  /** The line without its end; only the beginning of a line that is too long. */
  readonly text: string;
  readonly isTooLong: boolean;
}

/** How many characters a line may have. */
export const LONGEST_LINE = 10_000;

/** How many characters of a line that is too long are kept for the message. */
const KEPT_CHARACTERS = 100;

/** Data with this share of non-text characters counts as binary; noise and pictures have a half, damaged text a few. */
const BINARY_SHARE = 0.3;

/**
 * Cuts text that arrives in chunks into lines, as many at a time as a chunk completes. A line ends with LF or CRLF; a byte
 * order mark at the very start is dropped. Never holds more than a chunk and one line, and of a line over
 * `LONGEST_LINE` only the beginning.
 *
 * @throws Error when the first chunk is binary data, instead of many errors about lines that make no sense
 */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let number = 0;
  let pending = '';
  let overflow = false;

  const finish = (end: string): Line => {
    const whole = pending + end;
    const text = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    const isTooLong = overflow || text.length > LONGEST_LINE;
    pending = '';
    overflow = false;
    number += 1;
    return { number, text: isTooLong ? text.slice(0, KEPT_CHARACTERS) : text, isTooLong };
  };

  let isFirst = true;
  for await (const chunk of chunks) {
    if (chunk === '') continue;
    if (isFirst && isBinary(chunk)) throw new Error('it holds binary data, expected text in UTF-8');
    const lines: Line[] = [];
    let start = isFirst && chunk.startsWith('\ufeff') ? 1 : 0;
    isFirst = false;
    for (let end = chunk.indexOf('\n', start); end !== -1; end = chunk.indexOf('\n', start)) {
      lines.push(finish(chunk.slice(start, end)));
      start = end + 1;
    }
    pending += chunk.slice(start);
    // One more than the limit may be the CR of a line end that has not arrived yet.
    if (pending.length > LONGEST_LINE + 1) {
      overflow = true;
      pending = pending.slice(0, KEPT_CHARACTERS);
    }
    yield lines;
  }
  if (pending !== '') yield [finish('')];
}

function isBinary(chunk: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it counts
  const strangers = chunk.match(/[\0-\x08\x0e-\x1f\ufffd]/g) ?? [];
  return strangers.length > chunk.length * BINARY_SHARE;
}
