/** Deals hands by what they are worth. */
import { type Card, type Cards, RANKS, SUITS, type Suit } from '../../src/cards/card.ts';
import { DECK } from '../../src/cards/deck.ts';
import type { Random } from '../../src/cards/shuffle.ts';
import { type AskedHand, dealSeveral } from './asked-hand.ts';
import { waysToCountRanks, waysToSuit } from './deal-by-ranks.ts';
import { dealFlushes, FLUSH, NO_FLUSH } from './deal-by-suits.ts';
import { CARDS_OF_RANK, someOf } from './take-cards.ts';
import { choose, mixed, sum } from './ways.ts';

/** The sizes of which there is a hand for each worth, in few enough classes to try them all. */
const DEALT_BY_WORTH = [1, 2, 3, 4, 5, 7];

/** With more cards the counts of ranks are not kept, for there are too many hands. */
const MOST_WITH_RANK_COUNTS = 5;

/** So many hands are tried of a size that is not dealt by worth. */
const ASKED_OF_SAMPLE = 750;

/**
 * Says whether hands of this size are dealt by what they are worth, and not only in a sample. Of
 * six cards there are many classes, and of eight no class determines the worth.
 */
export const isDealtByWorth = (size: number): boolean => DEALT_BY_WORTH.includes(size);

/** Deals by what a hand is worth: by its flush, otherwise by its ranks. Or it deals a sample. */
export function dealWorth(size: number, random: Random): AskedHand[] {
  if (!isDealtByWorth(size)) return dealSample(size, random);
  const withoutFlush = dealWithoutFlush(size, random);
  return [...dealFlushes(size, random), ...withoutFlush];
}

/** Deals a hand without a flush for each way to have so many cards of each rank. */
function dealWithoutFlush(size: number, random: Random): AskedHand[] {
  const handsOfGroups = new Map<string, number>();
  return waysToCountRanks(size).map((rankCounts) => {
    const groups = rankCounts.filter((count) => count > 0);
    const key = groups.join();
    const standsFor = handsOfGroups.get(key) ?? waysToSuit(groups) - waysToSuitAsFlush(groups);
    handsOfGroups.set(key, standsFor);

    return {
      cards: cardsWithoutFlush(rankCounts, random),
      standsFor,
      flush: NO_FLUSH,
      rankCounts: size <= MOST_WITH_RANK_COUNTS ? rankCounts : undefined,
    };
  });
}

/**
 * Takes so many random cards of each rank, but at most four of a suit. Seven cards never run out of
 * suits: no two can have four.
 */
function cardsWithoutFlush(rankCounts: readonly number[], random: Random): Card[] {
  const free: Record<Suit, number> = { C: FLUSH - 1, D: FLUSH - 1, H: FLUSH - 1, S: FLUSH - 1 };
  const cards: Card[] = [];
  for (const [rank, count] of rankCounts.entries()) {
    if (count === 0) continue;
    const pile = (CARDS_OF_RANK[rank] as Cards).filter(({ suit }) => free[suit] > 0);
    for (const card of someOf(pile, count, random)) {
      free[card.suit] -= 1;
      cards.push(card);
    }
  }
  return mixed(cards, random);
}

/** Counts the hands with groups of these sizes that have five cards or more in one suit. */
function waysToSuitAsFlush(groups: readonly number[]): number {
  const otherSuits = SUITS.length - 1;
  // At index n: the ways to choose the suits of all groups so far, with n cards of the one suit.
  let ways = [1];
  for (const size of groups) {
    const waysWithoutSuit = choose(otherSuits, size);
    const waysWithSuit = choose(otherSuits, size - 1);
    ways = [...ways, 0].map(
      (same, suited) => same * waysWithoutSuit + (ways[suited - 1] ?? 0) * waysWithSuit,
    );
  }
  return SUITS.length * sum(ways.slice(FLUSH));
}

/**
 * Deals hands that stand for all, from a part of the deck, so that they are worth more than most.
 */
function dealSample(size: number, random: Random): AskedHand[] {
  return dealSeveral(ASKED_OF_SAMPLE, choose(DECK.length, size), () => {
    const suits = someOf(SUITS, 2 + Math.floor(random() * (SUITS.length - 1)), random);
    const fewestRanks = Math.ceil(size / suits.length);
    const ranks = someOf(RANKS, fewestRanks + Math.floor(random() * RANKS.length), random);
    const part = DECK.filter(({ rank, suit }) => suits.includes(suit) && ranks.includes(rank));
    return { cards: someOf(part, size, random) };
  });
}
