/** Shows a place in a file with the lines around it. */
import { readScript } from '../coach/load/read-script.ts';
import type { Where } from '../coach/verdict.ts';

/** The line of a place between the lines before and after it, with a mark below its column. */
export function codeFrame(text: string, { line, column: at }: Omit<Where, 'file'>): string[] {
  const rows = text.replaceAll('\t', ' ').split(/\r?\n/);
  const width = String(line + 1).length;
  return [line - 1, line, line + 1].flatMap((number) => {
    const row = rows[number - 1];
    if (row === undefined) return [];
    const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${row}`.trimEnd();
    return number === line && at ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(at - 1)}^`] : [shown];
  });
}

/**
 * The place in a file that V8 names. V8 counts the columns of the script, in which the types are left out and imported names are
 * longer, so the same word is looked for in the file; no column where its line has the word twice, or not at all.
 */
export function placeInSource(text: string, { file, line, column }: Where): Where {
  const found = column === undefined ? undefined : columnInSource(text, file, line, column);
  return { file, line, ...(found && { column: found }) };
}

function columnInSource(text: string, file: string, line: number, column: number): number | undefined {
  const [source, script] = [text, scriptOf(file, text)].map((code) => code.split('\n')[line - 1] ?? '') as [
    string,
    string,
  ];
  if (source === script) return column;
  const word = script.slice(column - 1).match(/^(?:new )?[\w$]+/)?.[0];
  const found = word
    ? [...source.matchAll(new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))]
    : [];
  return found.length === 1 ? (found[0]?.index ?? 0) + 1 : undefined;
}

/** A file that cannot be read has its columns from the file itself. */
function scriptOf(file: string, text: string): string {
  try {
    return readScript(file, text).code;
  } catch {
    return text;
  }
}
