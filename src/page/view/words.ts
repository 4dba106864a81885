/** The words that the page needs beside those of the features. */

/** Names of columns for a reader. */
const COLUMNS: Readonly<Record<string, string>> = {
  text: 'Written',
  five: 'Best five',
  ranks: 'They count as',
  kickers: 'The kicker',
  hole: 'Hole cards',
  wins: 'Black wins',
  losses: 'Black loses',
};

/** Names a column as a reader would. */
export function columnName(name: string): string {
  return COLUMNS[name] ?? capitalised(name);
}

/** Writes a share, hardly ever rounded to none or all: `95%`, `0.6%`, `99.9998%`. */
export function percentOf(count: number, all: number): string {
  const share = (100 * count) / all;
  const fromEnd = Math.min(share, 100 - share);
  return `${Number(share.toFixed(fromEnd < 0.1 ? 4 : fromEnd < 1 ? 1 : 0))}%`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
