import wrapAnsi from 'wrap-ansi';

/** What is left beside an indent, however narrow the terminal. */
const LEAST_COLUMNS = 20;

/** Wraps long lines between words; each keeps its indent, and a long word stays whole. */
export function wrapText(text: string, columns: number): string {
  return text.replaceAll(/^( *)(.+)$/gm, (_line, indent: string, words: string) =>
    wrapAnsi(words, Math.max(columns - indent.length, LEAST_COLUMNS)).replaceAll(/^/gm, indent),
  );
}

/** Wraps results for a terminal; piped lines stay, for programs read them. */
export const wrapFor = (stream: NodeJS.WriteStream, text: string): string =>
  stream.isTTY ? wrapText(text, stream.columns || 80) : text;
