import { printable } from '../../../src/cards/quote.ts';
import { cut } from '../words/show.ts';

/** A line of code is cut to so many columns, so that it fits into a terminal of 80. */
const MOST_COLUMNS = 70;

/** Of a longer line, so much is shown before the caret. */
const COLUMNS_BEFORE = 40;

/** Shows the line of an index, without its indentation, and a line with a caret below the index. */
export function excerptAt(index: number, source: string): string {
  const before = shown(source.slice(0, index).split('\n').at(-1)).trimStart();
  const after = shown(source.slice(index).split('\n', 1)[0]);
  const isLong = before.length + after.length > MOST_COLUMNS;
  const isCut = isLong && before.length > COLUMNS_BEFORE;
  const left = isCut ? `…${before.slice(-COLUMNS_BEFORE)}` : before;
  return `${cut(left + after, MOST_COLUMNS)}\n${' '.repeat(left.length)}^`;
}

/** Shows a part of a line so that each character is a column wide, as the caret needs. */
function shown(part = ''): string {
  return printable(part.replaceAll('\t', ' ').replace('\r', ''));
}
