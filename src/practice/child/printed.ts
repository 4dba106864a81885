/**
 * Keeps what the learner's code prints, so that it can be shown beside the example that printed it. The
 * watchdog's thread shares it, and sends it when it has to stop the code.
 */
import { Buffer } from 'node:buffer';
import { printable } from '../../kata/cards/quote.ts';

const MOST_BYTES = 2000;
const MOST_LINES = 10;

/** The numbers in front: how many bytes are kept, whether some are not, ended lines, an open one, and all lines so far. */
const [KEPT, IS_CUT, LINES, IS_OPEN, ALL] = [0, 1, 2, 3, 4];
const NUMBERS = 5;

/** First the numbers, then the first of the printed bytes. */
export type Printed = SharedArrayBuffer;

export const printed: Printed = new SharedArrayBuffer(4 * NUMBERS + MOST_BYTES);

/** What was printed since the last call: its first lines, and how many more there are. */
export function takePrinted(shared = printed): { printed?: string } {
  const [numbers, bytes] = partsOf(shared);
  const [kept = 0, isCut = 0, ended = 0, open = 0] = numbers;
  numbers.fill(0, KEPT, ALL);
  const text = bytes.toString('utf8', 0, kept);
  if (!text.trim()) return {};
  const lines = (isCut ? text.replace(/\n$|(?<!\n)$/, (end) => (end ? '' : '…')) : text.trimEnd()).split('\n');
  const more = (isCut ? ended + open : lines.length) - Math.min(lines.length, MOST_LINES);
  const shown = lines.slice(0, MOST_LINES).map((line) => printable(line.replaceAll('\t', '  ')));
  return { printed: [...shown, ...(more > 0 ? [moreLines(more)] : [])].join('\n') };
}

/** How many lines were printed so far. */
export const linesPrinted = (shared: Printed): number => partsOf(shared)[0][ALL] ?? 0;

const moreLines = (count: number) => `… and ${count.toLocaleString('en')} more ${count === 1 ? 'line' : 'lines'}`;

/** Adds to what is printed. */
export function keep(text: string): void {
  if (text === '') return;
  const [numbers, bytes] = partsOf(printed);
  const ended = text.split('\n').length - 1;
  numbers[LINES] = (numbers[LINES] ?? 0) + ended;
  numbers[ALL] = (numbers[ALL] ?? 0) + ended;
  numbers[IS_OPEN] = text.endsWith('\n') ? 0 : 1;
  if (numbers[IS_CUT]) return;
  const used = numbers[KEPT] ?? 0;
  const written = bytes.write(text, used);
  numbers[KEPT] = used + written;
  numbers[IS_CUT] = Buffer.byteLength(text) > written ? 1 : 0;
}

function partsOf(shared: Printed): [Int32Array, Buffer] {
  return [new Int32Array(shared, 0, NUMBERS), Buffer.from(shared, 4 * NUMBERS)];
}
