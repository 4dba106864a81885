import { printable } from '../kata/cards/quote.ts';

/**
 * Who wins, and why, in one line.
 *
 * @param mark - separates the two
 */
export function announce(winners: readonly string[], reason: string, mark = ' -'): string {
  const names = winners.map(printable);
  if (names.length === 1) return `${names[0]} wins${mark} ${reason}`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the pot${mark} ${reason}`;
}
