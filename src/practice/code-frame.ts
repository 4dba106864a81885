/** Shows a place in a file with the lines around it. */
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
