/** Adds up one number in base eight, which has a digit for each rank, and looks for a digit 4. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isFourOfAKind(cards: Cards): boolean {
  const counts = cards.reduce((sum, { rank }) => sum + 8 ** rank, 0);
  return counts.toString(8).includes('4');
}
