/**
 * What the rules ask of cards: how many share a rank, which share a suit.
 *
 * A ladder asks one rule after the other about the same cards, so the last count is kept and used again as long as the
 * cards are the same. It remembers the cards and what they were, so an array or a card that changes is counted anew.
 */
import type { Card, Cards, Rank, Suit } from '../cards/card.ts';

interface Groups {
  readonly cards: Cards;
  readonly ranks: readonly Rank[];
  readonly marks: readonly Suit[];
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
  if (!areThese(cards, last)) last = group(cards);
  return last;
}

function areThese(cards: Cards, { cards: known, ranks, marks }: Groups): boolean {
  if (cards.length !== ranks.length) return false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card !== known[i] || card.rank !== ranks[i] || card.suit !== marks[i]) return false;
  }
  return true;
}

function group(cards: Cards): Groups {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { rank } of cards) counts[rank] = (counts[rank] as number) + 1;
  return {
    cards: [...cards],
    ranks: cards.map(({ rank }) => rank),
    marks: cards.map(({ suit }) => suit),
    counts,
    sizes: largestFirst(counts.filter((count) => count > 0)),
    suits: { C: suited(cards, 'C'), D: suited(cards, 'D'), H: suited(cards, 'H'), S: suited(cards, 'S') },
  };
}

function suited(cards: Cards, suit: Suit): Card[] {
  return cards.filter((card) => card.suit === suit);
}

/** By insertion: a handful of numbers, already almost in order, for which `sort` takes five times as long. */
function largestFirst(sizes: number[]): number[] {
  for (let i = 1; i < sizes.length; i++) {
    for (let j = i; j > 0 && (sizes[j] as number) > (sizes[j - 1] as number); j--) {
      [sizes[j - 1], sizes[j]] = [sizes[j] as number, sizes[j - 1] as number];
    }
  }
  return sizes;
}
