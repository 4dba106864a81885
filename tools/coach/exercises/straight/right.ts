/** Has a bit for each rank, two for the ace, and lays five copies over each other, each shifted. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const bits = cards.reduce((all, { rank }) => all | (1 << rank) | (rank === 14 ? 2 : 0), 0);
  return (bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4)) !== 0;
}
