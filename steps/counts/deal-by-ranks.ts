/** Deals hands for rules that look at ranks, whatever the suits. */
import { type Cards, RANKS, SUITS } from '../../src/cards/card.ts';
import type { Random } from '../../src/cards/shuffle.ts';
import { type AskedHand, dealSeveral } from './asked-hand.ts';
import { CARDS_OF_RANK, oneOf, someOfEach } from './take-cards.ts';
import { choices, choose, mixed, product, sum, sumsTo } from './ways.ts';

/** The rarest sizes of groups are tried as often as the most common. */
const ASKED_OF_GROUP_SIZES = 30;

/** Lists the ways to have so many cards of each rank, the twos first. */
export const waysToCountRanks = (size: number): number[][] =>
  sumsTo(size, RANKS.length, SUITS.length);

/** Counts the hands that have so many cards of each rank. */
export const waysToSuit = (rankCounts: readonly number[]): number =>
  product(rankCounts.map((count) => choose(SUITS.length, count)));

/** Lists the sets of so many ranks; each rank is an index, and the lowest is first. */
export const setsOfRanks = (ranks: number): number[][] => choices([...RANKS.keys()], ranks);

/** Deals all hands, each of which stands for itself. */
export function dealEveryHand(size: number, random: Random): AskedHand[] {
  return waysToCountRanks(size).flatMap((rankCounts) =>
    handsWith(rankCounts).map((hand) => ({
      cards: mixed(hand, random),
      standsFor: 1,
      rankCounts,
    })),
  );
}

/** Lists all hands that have so many cards of each rank. */
function handsWith(rankCounts: readonly number[]): Cards[] {
  let hands: Cards[] = [[]];
  for (const [rank, count] of rankCounts.entries()) {
    const groups = choices(CARDS_OF_RANK[rank] ?? [], count);
    hands = hands.flatMap((hand) => groups.map((group) => [...hand, ...group]));
  }
  return hands;
}

/** Deals by the sizes of groups: four of one rank, three of another. */
export function dealGroupSizes(size: number, random: Random): AskedHand[] {
  const classes = sumsTo(size, RANKS.length, SUITS.length, { isFalling: true });
  return classes.flatMap((groupSizes) => {
    const handsOfClass = waysToOrder(groupSizes) * waysToSuit(groupSizes);
    return dealSeveral(ASKED_OF_GROUP_SIZES, handsOfClass, () => {
      const rankCounts = mixed(groupSizes, random);
      return { cards: someOfEach(CARDS_OF_RANK, rankCounts, random), rankCounts };
    });
  });
}

/** Counts the different orders of numbers, some of which may be equal: n! / (a! b! …). */
function waysToOrder(numbers: readonly number[]): number {
  const allOrders = product(numbers.map((_, index) => index + 1));
  // Of three equal numbers, these are 3, 2 and 1: their product is 3!.
  const equalFromHere = numbers.map(
    (number, index) => numbers.slice(index).filter((later) => later === number).length,
  );
  return allOrders / product(equalFromHere);
}

/** Deals by the set of ranks, however many cards there are of each. */
export function dealRankSets(size: number, random: Random): AskedHand[] {
  const hands: AskedHand[] = [];
  const mostRanks = Math.min(size, RANKS.length);
  for (let ranks = 1; ranks <= mostRanks; ranks += 1) {
    hands.push(...dealSetsOf(ranks, size, random));
  }
  return hands;
}

/** Deals a hand for each set of so many ranks. */
function dealSetsOf(ranks: number, size: number, random: Random): AskedHand[] {
  const waysToFill = sumsTo(size, ranks, SUITS.length).filter((counts) => !counts.includes(0));
  if (waysToFill.length === 0) return [];

  const standsFor = sum(waysToFill.map(waysToSuit));
  return setsOfRanks(ranks).map((set) => {
    const rankCounts = countsOfAllRanks(set, oneOf(waysToFill, random));
    return { cards: someOfEach(CARDS_OF_RANK, rankCounts, random), standsFor, rankCounts };
  });
}

/** Returns how many cards there are of all ranks, if only the ranks of a set have cards. */
function countsOfAllRanks(set: readonly number[], counts: readonly number[]): number[] {
  const rankCounts = RANKS.map(() => 0);
  for (const [index, rank] of set.entries()) rankCounts[rank] = counts[index] as number;
  return rankCounts;
}
