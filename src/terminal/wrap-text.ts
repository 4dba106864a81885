import { stripVTControlCharacters } from 'node:util';

/** How far the second column of a table moves in when it is put below the first. */
const STEP = 2;
const USUAL_COLUMNS = 80;

/** What quotes somebody's words is no row, whatever spaces are in them. */
const SENTENCE = /"/;

/**
 * Wraps the lines that are too long, between words. Where a line has columns, with two or more spaces between them, the columns
 * are put below each other. Everything keeps its indent, and a word that is too long stays whole.
 */
export function wrapText(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string[] {
  if (widthOf(line) <= columns) return [line];
  const indent = line.length - line.trimStart().length;
  if (indent === 0 && SENTENCE.test(line)) return fill(line, columns, 0);
  const [first = '', ...others] = line.trim().split(/ {2,}/);
  const hang = indent > 0 ? indent + 2 * STEP : 0; // prose, unlike a row, begins at the margin
  const below = indent + STEP;
  return [...fill(first, columns, indent, hang), ...others.flatMap((cell) => fill(cell, columns, below))];
}

/** As many words a line as there is room for; the lines after the first have an indent of their own. */
function fill(text: string, columns: number, indent: number, hang = indent): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(' '.repeat(lines.length === 0 ? indent : hang) + word);
  }
  return lines;
}

const widthOf = (line: string): number => stripVTControlCharacters(line).length;

/** How wide text for people may be: as the terminal or the variable COLUMNS says, otherwise 80 columns. */
export function columnsOf(stream: NodeJS.WriteStream, { COLUMNS } = process.env): number {
  return stream.columns || Number(COLUMNS) || USUAL_COLUMNS;
}

/** Wraps results for a terminal; what is piped keeps its lines, for programs read it. */
export function wrapFor(stream: NodeJS.WriteStream, text: string): string {
  return stream.isTTY ? wrapText(text, columnsOf(stream)) : text;
}
