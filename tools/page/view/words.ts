/** Clearer names for some columns of the features. */
const COLUMNS: Readonly<Record<string, string>> = {
  text: 'Written',
  five: 'Best five',
  ranks: 'They count as',
  hole: 'Hole cards',
  wins: 'Black wins',
  losses: 'Black loses',
};

/** Returns the title of a column, for a reader. */
export function columnName(name: string): string {
  return COLUMNS[name] ?? capitalised(name);
}

/** Writes a percentage with enough digits not to round to 0% or 100%: `95%`, `0.6%`, `99.9998%`. */
export function percentOf(count: number, all: number): string {
  const share = (100 * count) / all;
  const fromEnd = Math.min(share, 100 - share);
  return `${Number(share.toFixed(digitsFor(fromEnd)))}%`;
}

/** Returns how many digits follow the point of a percentage that is so far from 0 or 100. */
function digitsFor(fromEnd: number): number {
  if (fromEnd < 0.1) return 4;
  return fromEnd < 1 ? 1 : 0;
}

/** Returns words with a capital at their start. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a category with its article: `a pair`, but `two pairs`. */
export function withArticle(category: string): string {
  return /^(?:two|three|four) /.test(category) ? category : `a ${category}`;
}
