const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Draws a part, 0 to 1, of a bar of so many columns, to an eighth of a column. */
export function barOf(part: number, columns: number): string {
  const eighths = Math.round(part * columns * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}
