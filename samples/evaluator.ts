/**
 * A sample of an evaluator of your own, short rather than fast:
 * `poker-kata race --solution samples/evaluator.ts`.
 *
 * It gives a hand of five to seven cards a number, larger for a stronger hand and equal for a tie.
 */
import { type Card, type Rank, SUITS } from 'poker-hands-kata';

export function evaluator(cards: readonly Card[]): number {
  const ranks = cards.map(({ rank }) => rank);
  const bySuit = SUITS.map((suit) =>
    cards.filter((card) => card.suit === suit).map(({ rank }) => rank),
  );
  const flush = bySuit.find((suited) => suited.length >= 5) ?? [];
  const [first, second] = groupsOf(ranks) as [Group, Group];
  const others = (count: number, ...but: Rank[]) =>
    fromHigh(ranks.filter((rank) => !but.includes(rank))).slice(0, count);

  if (topOfStraight(flush) > 0) return worth(8, [topOfStraight(flush)]);
  if (first.count === 4) return worth(7, [first.rank, ...others(1, first.rank)]);
  if (first.count === 3 && second.count >= 2) return worth(6, [first.rank, second.rank]);
  if (flush.length > 0) return worth(5, fromHigh(flush).slice(0, 5));
  if (topOfStraight(ranks) > 0) return worth(4, [topOfStraight(ranks)]);
  if (first.count === 3) return worth(3, [first.rank, ...others(2, first.rank)]);
  if (second.count === 2)
    return worth(2, [first.rank, second.rank, ...others(1, first.rank, second.rank)]);
  if (first.count === 2) return worth(1, [first.rank, ...others(3, first.rank)]);
  return worth(0, others(5));
}

interface Group {
  readonly rank: Rank;
  readonly count: number;
}

/** How often each rank occurs: the largest group first, then the higher rank. */
function groupsOf(ranks: readonly Rank[]): Group[] {
  const groups = [...new Set(ranks)].map((rank) => ({
    rank,
    count: ranks.filter((one) => one === rank).length,
  }));
  return groups.sort((a, b) => b.count - a.count || b.rank - a.rank);
}

/** Its highest rank, or 0. The ace, 14, is a 1 as well. */
function topOfStraight(ranks: readonly Rank[]): number {
  const held = new Set<number>(ranks.includes(14) ? [1, ...ranks] : ranks);
  return (
    fromHigh([...held]).find((top) => [1, 2, 3, 4].every((below) => held.has(top - below))) ?? 0
  );
}

const fromHigh = <Number extends number>(ranks: readonly Number[]): Number[] =>
  [...ranks].sort((a, b) => b - a);

/** The category first, then the ranks that break ties, each a digit of base 16. */
function worth(category: number, ranks: readonly number[]): number {
  return [0, 1, 2, 3, 4].reduce((sum, place) => sum * 16 + (ranks[place] ?? 0), category);
}
