/** Chooses the five cards that count, once the ladder has found the category. */
import { ACE, type Card, type Cards, RANKS, SUITS } from '../cards/card.ts';
import { countRanks, ofSuit } from '../rules/groups.ts';
import { highestStraight, STRAIGHTS, type Straight } from '../rules/straights.ts';
import type { Category } from './categories.ts';
import { compareTieBreaks } from './compare-ranks.ts';

/** The sizes of the groups of one rank, in the order in which hands are compared. */
const SHAPES = {
  'four of a kind': [4, 1],
  'full house': [3, 2],
  flush: [1, 1, 1, 1, 1],
  'three of a kind': [3, 1, 1],
  'two pairs': [2, 2, 1],
  pair: [2, 1, 1, 1],
  'high card': [1, 1, 1, 1, 1],
} as const;

const HIGHEST_FIRST = RANKS.toReversed();

/**
 * Returns the cards that count for a category, at most five. The largest group comes first, and
 * groups of one size are ordered by rank. A wheel is 5 4 3 2 A. If not all cards of a rank are
 * needed, the first of them in `cards` are taken, in their order.
 *
 * @param straights - highest first, in a game with a row of ranks of its own
 */
export function bestFive(category: Category, cards: Cards, straights = STRAIGHTS): Card[] {
  switch (category) {
    case 'royal flush':
    case 'straight flush': {
      const fives = SUITS.map((suit) => fiveInARow(ofSuit(cards, suit), straights));
      return bestFlush(fives, cards);
    }
    case 'flush': {
      const fives = SUITS.map((suit) => highestGroups(SHAPES.flush, ofSuit(cards, suit)));
      return bestFlush(fives, cards);
    }
    case 'straight':
      return fiveInARow(cards, straights);
    default:
      return highestGroups(SHAPES[category], cards);
  }
}

/** Returns the ranks of the best five cards, by which hands are compared. The ace of a wheel is 1. */
export function tieBreakOf(category: Category, five: Cards): number[] {
  const ranks = five.map(({ rank }) => rank as number);
  const isRun = category === 'straight' || category === 'straight flush';
  return isRun && ranks.at(-1) === ACE ? ranks.with(-1, 1) : ranks;
}

/** Takes for each size so many cards of the highest rank that has them and is not yet taken. */
function highestGroups(sizes: readonly number[], cards: Cards): Card[] {
  const counts = countRanks(cards);
  const five: Card[] = [];
  let ranks = HIGHEST_FIRST.filter((rank) => counts[rank]);
  for (const size of sizes) {
    const found = ranks.find((rank) => (counts[rank] ?? 0) >= size);
    five.push(...cards.filter(({ rank }) => rank === found).slice(0, size));
    ranks = ranks.filter((rank) => rank !== found);
  }
  return five;
}

/** Takes a card of each rank of the highest straight; none if there is no straight. */
function fiveInARow(cards: Cards, straights: readonly Straight[]): Card[] {
  const ranks = highestStraight(cards, straights) ?? [];
  return ranks.map((rank) => cards.find((card) => card.rank === rank) as Card);
}

/** Returns the best flush; of equal ones, that whose highest card is the first in `cards`. */
function bestFlush(fives: readonly Card[][], cards: Cards): Card[] {
  const placeOf = ([highest]: Cards) => cards.indexOf(highest as Card);
  const [best = []] = fives
    .filter((five) => five.length === 5)
    .sort((a, b) => compareTieBreaks(ranksOf(b), ranksOf(a)) || placeOf(a) - placeOf(b));
  return best;
}

const ranksOf = (cards: Cards) => cards.map(({ rank }) => rank);
