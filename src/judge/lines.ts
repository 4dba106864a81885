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
 * @returns the lines of each chunk, to be taken before the next chunk is asked for: so none of them is kept
 * @throws Error when the first chunk is binary data, instead of many errors about lines that make no sense
 */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Iterable<Line>> {
  const cutter = new Cutter();
  let isFirst = true;
  for await (const chunk of chunks) {
    if (chunk === '') continue;
    if (isFirst && isBinary(chunk)) throw new Error('it holds binary data, expected text in UTF-8');
    yield cutter.cut(chunk, isFirst && chunk.startsWith('\ufeff') ? 1 : 0);
    isFirst = false;
  }
  yield cutter.rest();
}

/** Knows where in the text it is: the number of the line, and what of it has come. */
class Cutter {
  #number = 0;
  #pending = '';
  #overflow = false;

  *cut(chunk: string, from: number): Generator<Line> {
    let start = from;
    for (let end = chunk.indexOf('\n', start); end !== -1; end = chunk.indexOf('\n', start)) {
      yield this.#finish(chunk.slice(start, end));
      start = end + 1;
    }
    this.#pending += chunk.slice(start);
    // One more than the limit may be the CR of a line end that has not arrived yet.
    if (this.#pending.length > LONGEST_LINE + 1) {
      this.#overflow = true;
      this.#pending = this.#pending.slice(0, KEPT_CHARACTERS);
    }
  }

  /** The last line, if no line end was behind it. */
  *rest(): Generator<Line> {
    if (this.#pending !== '') yield this.#finish('');
  }

  #finish(end: string): Line {
    const whole = this.#pending + end;
    const text = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    const isTooLong = this.#overflow || text.length > LONGEST_LINE;
    this.#pending = '';
    this.#overflow = false;
    this.#number += 1;
    return { number: this.#number, text: isTooLong ? text.slice(0, KEPT_CHARACTERS) : text, isTooLong };
  }
}

function isBinary(chunk: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it counts
  const strangers = chunk.match(/[\0-\x08\x0e-\x1f\ufffd]/g) ?? [];
  return strangers.length > chunk.length * BINARY_SHARE;
}
