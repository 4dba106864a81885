/** Says what was expected and what came, with the difference marked. */
import type { Style, Write } from './style.ts';
import type { Trouble } from './verdict.ts';

/** What is said of an answer. */
export type Outcome = Pick<Trouble, 'expected' | 'got' | 'message' | 'where' | 'isText'>;

type OutcomeStyle = Pick<Style, 'write' | 'paint' | 'columns' | 'isCut'>;

const LABEL_COLUMNS = 12;

/** What was expected, what came and what to open, the difference marked. */
export function outcomeLines(outcome: Outcome, style: OutcomeStyle): string[] {
  const { message, where } = outcome;
  const { columns, isCut } = style;
  const said = `Your code: ${style.write(uncoloured(message ?? ''))}`;
  const most = columns * 2 - 4; // two rows
  return [
    ...differenceLines(outcome, style),
    ...(message === undefined ? [] : [`  ${isCut && said.length > most ? `${said.slice(0, most - 1)}…` : said}`]),
    ...(where ? [placeLine(`${where.file}:${where.line}`, style)] : []),
  ];
}

/** In one row where there is room for that, so that it can be copied. */
function placeLine(place: string, { paint, columns }: OutcomeStyle): string {
  const gap = place.length + LABEL_COLUMNS > columns ? ' ' : ' '.repeat(LABEL_COLUMNS - '  open'.length);
  return `  ${paint('head', 'open')}${gap}${place}`;
}

function differenceLines(
  { expected, got = '', isText: isRaw }: Outcome,
  { write, paint, columns, isCut }: OutcomeStyle,
): string[] {
  if (expected === undefined) return [];
  const room = columns - LABEL_COLUMNS;
  const [wanted, came] = asCompared(uncoloured(expected), uncoloured(got), isRaw ? String : write);
  const [inWanted, inCame] = difference(wanted, came);
  const isText = !/^(true|false)$/.test(wanted) && (inWanted.from > 0 || inWanted.to < wanted.length);
  const window = ({ length }: string, { from }: Span): Span =>
    isCut ? windowOn(length, from, room) : { from: 0, to: length };
  const shown = (text: string, span: Span, tone: 'good' | 'bad') => {
    const seen = window(text, span);
    const [start, end] = [Math.max(span.from, seen.from), Math.min(span.to, seen.to)];
    const marked =
      isText && end > start ? paint(tone, text.slice(start, end)) : text.slice(start, Math.max(start, end));
    const rest = text.slice(Math.max(start, end), seen.to);
    return `${seen.from > 0 ? '…' : ''}${text.slice(seen.from, start)}${marked}${rest}${seen.to < text.length ? '…' : ''}`;
  };
  const mark = () => {
    const seen = window(came, inCame);
    if (!isCut && Math.max(wanted.length, came.length) > room)
      return cutTo(
        columns,
        `  differs   ${inWords(wanted.slice(inWanted.from, inWanted.to), came.slice(inCame.from, inCame.to))}`,
      );
    const carets = '^'.repeat(Math.max(Math.min(inCame.to, seen.to) - inCame.from, 1));
    return `${' '.repeat(LABEL_COLUMNS + inCame.from - seen.from + (seen.from > 0 ? 1 : 0))}${carets}`;
  };
  return [
    `  ${paint('good', 'expected')}  ${shown(wanted, inWanted, 'good')}`,
    `  ${paint('bad', 'got')}       ${shown(came, inCame, 'bad')}`,
    ...(isText ? [mark()] : []),
  ];
}

/** A difference that no row of marks can be put below, because the answers take more than a row. */
function inWords(wanted: string, came: string): string {
  if (came === '') return `"${wanted}" is missing`;
  return wanted === '' ? `"${came}" is too much` : `"${came}" came for "${wanted}"`;
}

const cutTo = (columns: number, line: string) => (line.length > columns ? `${line.slice(0, columns - 1)}…` : line);

/** What was expected and what came, as they are compared: text that drawn cards would make the same, or that is quoted, stays raw. */
function asCompared(expected: string, got: string, write: Write): [string, string] {
  const isRaw = expected.startsWith('"') || (write(expected) === write(got) && expected !== got);
  return isRaw ? [expected, got] : [write(expected), write(got)];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is left of two answers without their common beginning and end. */
function difference(expected: string, got: string): [Span, Span] {
  const start = got.match(/^\w+ returned /)?.[0].length ?? 0;
  const answer = got.slice(start);
  const least = Math.min(expected.length, answer.length);
  let from = 0;
  while (from < least && expected[from] === answer[from]) from += 1;
  while (isInWord(expected, from) && isInWord(answer, from)) from -= 1;
  let end = 0;
  while (end < least - from && expected.at(-1 - end) === answer.at(-1 - end)) end += 1;
  while (end > 0 && isInWord(expected, expected.length - end) && isInWord(answer, answer.length - end)) end -= 1;
  return [
    { from, to: expected.length - end },
    { from: start + from, to: got.length - end },
  ];
}

/** Whether a word or a number goes on at a place, so that it is marked as a whole. */
const isInWord = (text: string, place: number) =>
  /^[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(place - 1, 0), place + 1)) && place > 0;

/** Which part of so many characters is shown where there is room for fewer: one with the difference in it. */
function windowOn(length: number, from: number, room: number): Span {
  if (length <= room) return { from: 0, to: length };
  const first = from < room / 2 ? 0 : Math.min(from - Math.floor(room / 3), length - room + 1);
  return { from: first, to: first + room - 1 < length ? first + room - 2 : length };
}

/** What was expected and what came at length, where the bar had room only for a part. */
export function wholeOutcome({ where: _, ...outcome }: Outcome, style: OutcomeStyle): string[] {
  if (!style.isCut) return [];
  const lines = outcomeLines(outcome, { ...style, paint: (_tone, text) => text, isCut: false });
  return lines.some((line) => line.length > style.columns) ? [...lines, ''] : [];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of what the code says are not ours
export const uncoloured = (text: string) => text.replaceAll(/\u001b\[[\d;]*m/g, '');
