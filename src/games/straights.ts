/** The straights of a game: any five ranks next to each other in its row of ranks. */
import { type Card, type Cards, type Rank, SUITS } from '../cards/card.ts';
import { countRanks, ofSuit } from '../rules/groups.ts';

const SIZE = 5;

/**
 * Lists the straights of a row, highest first: the row A 6 7 8 9 T J Q K A begins with A K Q J T, and
 * ends with 9 8 7 6 A.
 */
export function straightsOf(row: readonly Rank[]): readonly (readonly Rank[])[] {
  const lowest = row.slice(0, row.length - SIZE + 1);
  return lowest.map((_, start) => row.slice(start, start + SIZE).toReversed()).toReversed();
}

/** Returns the cards of the highest of these straights, of each rank the first; none if there is none. */
export function highestStraight(straights: readonly (readonly Rank[])[], cards: Cards): Card[] {
  const counts = countRanks(cards);
  const ranks = straights.find((straight) => straight.every((rank) => counts[rank])) ?? [];
  return ranks.map((rank) => cards.find((card) => card.rank === rank) as Card);
}

/** Returns the cards of the highest of these straights in one suit; none if there is none. */
export function highestStraightFlush(
  straights: readonly (readonly Rank[])[],
  cards: Cards,
): Card[] {
  let best: Card[] = [];
  for (const suit of SUITS) {
    const five = highestStraight(straights, ofSuit(cards, suit));
    const [top] = five;
    const [bestTop] = best;
    if (top && (!bestTop || isBefore(top, bestTop, cards))) best = five;
  }
  return best;
}

/** Tells which of two highest cards counts: the higher one or, if they are equal, the first given. */
function isBefore(top: Card, other: Card, cards: Cards): boolean {
  if (top.rank !== other.rank) return top.rank > other.rank;
  return cards.indexOf(top) < cards.indexOf(other);
}
