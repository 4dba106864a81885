import wrapAnsi from 'wrap-ansi';

/** The least width after an indent, however narrow the terminal is. */
const LEAST_COLUMNS = 20;

/** Wraps long lines between words; each keeps its indent. A long word and a command stay whole. */
export function wrapText(text: string, columns: number): string {
  return text.replaceAll(
    /^(?! *(?:npm|npx|node|echo|poker-kata) )( *)(.+)$/gm,
    (_line, indent: string, words: string) =>
      wrapAnsi(words, Math.max(columns - indent.length, LEAST_COLUMNS)).replaceAll(/^/gm, indent),
  );
}

/** Wraps text for a terminal; leaves piped lines alone, because programs read them. */
export const wrapFor = (stream: NodeJS.WriteStream, text: string): string =>
  stream.isTTY ? wrapText(text, stream.columns || 80) : text;
