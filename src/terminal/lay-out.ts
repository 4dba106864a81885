/** Fits text into the columns and rows of a terminal, however few; the keys are always visible. */
import { stripVTControlCharacters, styleText } from 'node:util';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { TYPED_RANK } from '../kata/cards/written-cards.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Parts {
  readonly head: readonly string[];
  /** The same body at length and in brief; the first that fits is shown. */
  readonly bodies: readonly (readonly string[])[];
  readonly foot: readonly string[];
  /** How many lines of the body are scrolled away. */
  readonly scrolled: number;
}

/** The lines of the screen, and how many of the body's can be scrolled away. */
export function layOut({ head, bodies, foot, scrolled }: Parts, { columns, rows }: Size): Screen {
  const fold = (lines: readonly string[]) => lines.flatMap((line) => foldLine(line, columns));
  const [below, wholeHead] = [fold(foot), fold(head)];
  const above = wholeHead.length + below.length + LEAST_ROWS <= rows ? wholeHead : wholeHead.slice(0, 1);
  const room = Math.max(rows - above.length - below.length, 1);
  const folded = bodies.map(fold);
  const body = folded.find((lines) => lines.length <= room) ?? folded.at(-1) ?? [];
  const furthest = body.length > room ? body.length - room + 1 : 0;
  const shown = furthest > 0 ? cut(body, room - 1, Math.min(scrolled, furthest)) : body;
  return { lines: [...above, ...shown, ...below], furthest };
}

export interface Screen {
  readonly lines: readonly string[];
  readonly furthest: number;
}

/** A space at which a line may not break. */
export const UNBROKEN = '\u00a0';

/** Keys with what they do, in a line that breaks only between them. */
export const keyLine = (...keys: string[]): string => keys.map((key) => key.replaceAll(' ', UNBROKEN)).join('  ');

/** With fewer rows than these for the body, the head is cut to its first line. */
const LEAST_ROWS = 6;

function cut(body: readonly string[], room: number, from: number): string[] {
  const [before, after] = [from, body.length - from - room];
  const hidden = [...(before > 0 ? [`${before} above`] : []), ...(after > 0 ? [`${after} below`] : [])].join(', ');
  return [...body.slice(from, from + room), `  … more lines: ${hidden} (up and down)`];
}

/** With fewer columns, the lines after the first are not indented. */
const LEAST_COLUMNS = 20;

/** Breaks a line between words into lines that fit, each indented like the first. */
export function foldLine(line: string, columns: number): string[] {
  const text = harmless(line);
  if (stringWidth(text) <= columns) return [withSpaces(text)];
  const start = text.match(/^ *(- )?/)?.[0] ?? '';
  const room = columns - start.length;
  const [indent, width] = room < LEAST_COLUMNS ? ['', columns] : [start, room];
  const folded = wrapAnsi(text.slice(indent.length), width, { hard: true }).split('\n').map(withSpaces);
  return folded.map((part, index) => `${index === 0 ? indent : ' '.repeat(indent.length)}${part}`);
}

const withSpaces = (text: string) => text.replaceAll(UNBROKEN, ' ');

/** Removes everything that could move the cursor or change the screen. */
export function harmless(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  return stripVTControlCharacters(text.replaceAll('\t', '  ')).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '');
}

const RED_CARD = new RegExp(`${TYPED_RANK}[♥♦]`, 'g');

/** Hearts and diamonds in red, where the terminal has colours. */
export function colour(line: string): string {
  return line.replaceAll(RED_CARD, (card) => styleText('red', card, { validateStream: false }));
}
