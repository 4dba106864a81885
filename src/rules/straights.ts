/** The straights: any five ranks next to each other in a row of ranks. */
import type { Cards, Rank } from '../cards/card.ts';
import { USUAL_ROW } from '../cards/row.ts';
import { countRanks } from './groups.ts';

/** The ranks of a straight, highest first. */
export type Straight = readonly Rank[];

const SIZE = 5;

/** All straights, highest first: from A K Q J T down to the wheel, 5 4 3 2 A. */
export const STRAIGHTS = /* @__PURE__ */ straightsOf(USUAL_ROW);

/** Lists the straights of a row that goes up, highest first. */
export function straightsOf(row: readonly Rank[]): readonly Straight[] {
  const lowest = row.slice(0, row.length - SIZE + 1);
  return lowest.map((_, start) => row.slice(start, start + SIZE).toReversed()).toReversed();
}

/** Finds the highest straight of which there is a card for each rank. */
export function highestStraight(cards: Cards, straights = STRAIGHTS): Straight | undefined {
  const counts = countRanks(cards);
  return straights.find((ranks) => ranks.every((rank) => counts[rank]));
}
