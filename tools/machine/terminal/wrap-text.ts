import wrapAnsi from 'wrap-ansi';

/** The least width after an indent, however narrow the terminal is. */
const LEAST_COLUMNS = 20;

/** A line, in the groups indent and words, unless it is a command to copy. */
const LINE_OF_WORDS = /^(?! *(?:npm|npx|node|echo|poker-kata) )( *)(.+)$/gm;

/** Wraps long lines between words; each keeps its indent. A long word and a command stay whole. */
export function wrapText(text: string, columns: number): string {
  return text.replaceAll(LINE_OF_WORDS, (_line, indent: string, words: string) => {
    const width = Math.max(columns - indent.length, LEAST_COLUMNS);
    return wrapAnsi(words, width).replaceAll(/^/gm, indent);
  });
}

/** Wraps text for a terminal; leaves piped lines alone, because programs read them. */
export function wrapFor(stream: NodeJS.WriteStream, text: string): string {
  return stream.isTTY ? wrapText(text, stream.columns || 80) : text;
}
