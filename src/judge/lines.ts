import { StringDecoder } from 'node:string_decoder';
import { BadData } from '../terminal/bad-data.ts';

export const LINE_FEED = 0x0a;

/** Whether a line is blank or a `#` comment. */
export const isPassedOver = (line: string): boolean => /^\s*(#|$)/.test(line);

/** How many characters a line may have. */
export const LONGEST_LINE = 10_000;

/**
 * So many bytes are too long a line, whatever they hold: UTF-8 takes at most three for each unit of a string's length. Two units more
 * than a line may have: one that is too many, and a return before the line feed.
 */
const ENOUGH_BYTES = 3 * (LONGEST_LINE + 2);

/** Data with this share of non-text characters counts as binary; noise and pictures have a half, damaged text a few. */
const BINARY_SHARE = 0.3;

/**
 * Cuts text that arrives in chunks into pieces of whole lines, each with its line feed; a byte order mark at the very start is
 * dropped. Only a line that lies in two chunks is copied. Never holds more than a chunk and one line, and of a line that is too
 * long only the beginning.
 *
 * @throws BadData when the first chunk is binary data, instead of many errors about lines that make no sense
 */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer = Buffer.alloc(0);
  for await (const chunk of textOf(chunks)) {
    const first = chunk.indexOf(LINE_FEED) + 1;
    if (first === 0) {
      begun = Buffer.concat([begun, chunk]).subarray(0, ENOUGH_BYTES);
      continue;
    }
    const last = chunk.lastIndexOf(LINE_FEED) + 1;
    yield Buffer.concat([begun, chunk.subarray(0, first)]);
    yield chunk.subarray(first, last);
    begun = Buffer.from(chunk.subarray(last));
  }
  if (begun.length > 0) yield Buffer.concat([begun, Buffer.of(LINE_FEED)]);
}

/** The chunks without a byte order mark. What they are shows when the first character has arrived. */
async function* textOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isKnown = false;
  let start: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (isKnown) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    const text = new StringDecoder('utf8').write(start);
    if (text === '') continue;
    if (isBinary(text)) throw new BadData('it holds binary data, expected text in UTF-8');
    yield text.startsWith('\ufeff') ? start.subarray(Buffer.byteLength('\ufeff')) : start;
    isKnown = true;
  }
  if (!isKnown) yield start;
}

function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it counts
  const strangers = text.match(/[\0-\x08\x0e-\x1f\ufffd]/g) ?? [];
  return strangers.length > text.length * BINARY_SHARE;
}
