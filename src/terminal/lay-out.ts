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
  /** What stands above each body and is never scrolled; the last one is for screens with few rows. */
  readonly bars?: readonly (readonly string[])[];
  /** What stands above the keys; with few rows each of them gets only one. */
  readonly notes?: readonly string[];
  /** The keys are its last line. */
  readonly foot: readonly string[];
  /** How many lines of the body are scrolled away. */
  readonly scrolled: number;
}

/** A way to share out the rows; it will do when the body gets so many. */
interface Way {
  readonly above: readonly string[];
  readonly body: readonly string[];
  readonly below: readonly string[];
  readonly least: number;
}

/** The lines of the screen, and how many of the body's can be scrolled away. */
export function layOut(parts: Parts, { columns, rows }: Size): Screen {
  const ways = waysToShare(parts, (lines) => lines.flatMap((line) => foldLine(line, columns)));
  const roomIn = ({ above, below }: Way) => rows - above.length - below.length;
  const { above, body, below } = ways.find((way) => roomIn(way) >= way.least) ?? (ways.at(-1) as Way);
  const room = Math.max(rows - above.length - below.length, 0);
  const furthest = body.length > room ? Math.max(body.length - room + 1, 0) : 0;
  const shown = furthest > 0 ? cut(body, room, Math.min(parts.scrolled, furthest), columns) : body;
  return { lines: [...above.slice(0, Math.max(rows - below.length, 0)), ...shown, ...below], furthest };
}

/** From the most generous to the one that leaves out all but the bar and the keys. */
function waysToShare(
  { head, bodies, bars = [], notes = [], foot }: Parts,
  fold: (lines: readonly string[]) => string[],
): Way[] {
  const [whole, first, keys] = [fold(head), fold(head.slice(0, 1)), fold(foot.slice(-1))];
  const generous = { below: [...fold([...foot.slice(0, -1), ...notes]), ...keys] };
  const scarce = { below: [...notes.flatMap((note) => fold([note]).slice(0, 1)), ...keys] };
  const contents = bodies.map((body, index) => ({ body: fold(body), bar: fold(bars[index] ?? []) }));
  const brief = contents.at(-1) ?? { body: [], bar: [] };
  const lengthy = bars.length > 1 ? contents.slice(0, -1) : contents;
  const scrolling = lengthy.at(-1) ?? brief;
  return [
    ...[whole, first].flatMap((top) => [
      ...lengthy.map(({ body, bar }) => ({ above: [...top, ...bar], body, least: body.length, ...generous })),
      {
        ...scrolling,
        above: [...top, ...scrolling.bar],
        least: top === whole ? ROWS_BELOW_HEAD : LEAST_ROWS,
        ...generous,
      },
    ]),
    ...[generous, scarce].map((below) => ({
      above: [...first, ...brief.bar],
      body: brief.body,
      least: LEAST_ROWS,
      ...below,
    })),
    ...[scarce.below, keys].map((below) => ({ above: brief.bar, body: brief.body, least: 0, below })),
  ];
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
const ROWS_BELOW_HEAD = 6;
/** With fewer than these the bar is shortened, too, and then all but the bar and the keys goes. */
const LEAST_ROWS = 3;

/** The part of the body that is in sight, the last row saying what is not. */
function cut(body: readonly string[], room: number, from: number, columns: number): string[] {
  if (room === 0) return [];
  const [before, after] = [from, body.length - from - room + 1];
  const hidden = [...(before > 0 ? [`${before} above`] : []), ...(after > 0 ? [`${after} below`] : [])].join(', ');
  const note = `  … more lines: ${hidden} (up and down)`;
  return [...body.slice(from, from + room - 1), note.length > columns ? `${note.slice(0, columns - 1)}…` : note];
}

/** With fewer columns, the lines after the first are not indented. */
const LEAST_COLUMNS = 20;

/** Breaks a line between words into lines that fit, each indented like the first. */
function foldLine(line: string, columns: number): string[] {
  const text = harmless(line);
  if (stringWidth(text) <= columns) return [withSpaces(text)];
  const start = text.match(/^ *(- )?/)?.[0] ?? '';
  const room = columns - start.length;
  const [indent, width] = room < LEAST_COLUMNS ? ['', columns] : [start, room];
  const folded = wrapAnsi(text.slice(indent.length), width, { hard: true }).split('\n').map(withSpaces);
  return folded.map((part, index) => `${index === 0 ? indent : ' '.repeat(indent.length)}${part}`);
}

const withSpaces = (text: string) => text.replaceAll(UNBROKEN, ' ');

/** The only sequences that stay: the colours that `paint` gives. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds our own
const OUR_COLOURS = /(\x1b\[(?:1|2|22|31|32|39)m)/;

/** Removes everything that could move the cursor or change the screen. */
export function harmless(text: string): string {
  const pieces = text.replaceAll('\t', '  ').split(OUR_COLOURS);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : withoutControls(piece))).join('');
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  return stripVTControlCharacters(text).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '');
}

const TONES = { good: 'green', bad: 'red', head: 'bold', old: 'dim' } as const;

/** Gives a text the colour of what it means; `plain` takes it away again. */
export const paint = (tone: keyof typeof TONES, text: string): string =>
  styleText(TONES[tone], text, { validateStream: false });

export const plain = stripVTControlCharacters;

/** Lines that are about to be replaced. */
export const faded = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    const [, indent = '', text = ''] = `${index === 0 ? 'old: ' : ''}${plain(line)}`.match(/^( *)(.*)$/) ?? [];
    return `${indent}${text && paint('old', text)}`; // a line that is folded keeps its indent
  });

const RED_CARD = new RegExp(`${TYPED_RANK}[♥♦]`, 'g');

/** Hearts and diamonds in red, where the terminal has colours. */
export function colour(line: string): string {
  return line.replaceAll(RED_CARD, (card) => styleText('red', card, { validateStream: false }));
}
