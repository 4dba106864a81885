/**
 * What the rules ask of cards: how many share a rank, which share a suit.
 *
 * A ladder asks one rule after the other about the same cards, so the last count is kept and used again as long as the
 * cards are the same. It remembers the cards themselves, not their array: an array that changes is counted anew.
 */
import type { Card, Cards, Suit } from '../cards/card.ts';

interface Groups {
  readonly cards: Cards;
  readonly counts: readonly number[];
  readonly sizes: readonly number[];
  readonly suits: Readonly<Record<Suit, Cards>>;
}

let last = group([]);

/** How many cards share each rank that occurs, largest group first: A A K K K Q gives 3, 2, 1. */
export function groupSizes(cards: Cards): readonly number[] {
  return groupsOf(cards).sizes;
}

/** How many cards there are of each rank, at the rank's own place: `countRanks(cards)[14]` aces. */
export function countRanks(cards: Cards): readonly number[] {
  return groupsOf(cards).counts;
}

/** The cards of one suit, in the order given. */
export function ofSuit(cards: Cards, suit: Suit): Cards {
  return groupsOf(cards).suits[suit];
}

function groupsOf(cards: Cards): Groups {
  if (!areSame(cards, last.cards)) last = group(cards);
  return last;
}

function areSame(a: Cards, b: Cards): boolean {
  return a.length === b.length && a.every((card, index) => card === b[index]);
}

function group(cards: Cards): Groups {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { rank } of cards) counts[rank] = (counts[rank] as number) + 1;
  return {
    cards: [...cards],
    counts,
    sizes: largestFirst(counts),
    suits: { C: suited(cards, 'C'), D: suited(cards, 'D'), H: suited(cards, 'H'), S: suited(cards, 'S') },
  };
}

function suited(cards: Cards, suit: Suit): Card[] {
  return cards.filter((card) => card.suit === suit);
}

/** Size after size, from all the cards that a deck has of one rank down to one: `sort` takes five times as long. */
function largestFirst(counts: readonly number[]): number[] {
  const sizes: number[] = [];
  for (const size of [4, 3, 2, 1]) for (const count of counts) if (count === size) sizes.push(size);
  return sizes;
}
