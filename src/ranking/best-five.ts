/**
 * Chooses the five cards that count, once the ladder has found the category.
 *
 * Most categories are a list of group sizes: for each size, take the highest unused rank with that
 * many cards. A straight is the highest run. For a flush or a straight flush, choose five cards in
 * each suit and take the best.
 */
import { ACE, type Card, type Cards, type Rank, SUITS } from '../cards/card.ts';
import { countRanks, ofSuit } from '../rules/groups.ts';
import type { Category } from './categories.ts';
import { compareTieBreaks } from './compare-ranks.ts';

/** All straights, highest first, down to the wheel, where the ace is below the two. */
const RUNS: readonly (readonly Rank[])[] = [
  [14, 13, 12, 11, 10],
  [13, 12, 11, 10, 9],
  [12, 11, 10, 9, 8],
  [11, 10, 9, 8, 7],
  [10, 9, 8, 7, 6],
  [9, 8, 7, 6, 5],
  [8, 7, 6, 5, 4],
  [7, 6, 5, 4, 3],
  [6, 5, 4, 3, 2],
  [5, 4, 3, 2, 14],
];

type ChooseFive = (cards: Cards) => Card[];

const CHOICES = {
  'royal flush': bestSuit(highestRun),
  'straight flush': bestSuit(highestRun),
  'four of a kind': highestGroups(4, 1),
  'full house': highestGroups(3, 2),
  flush: bestSuit(highestGroups(1, 1, 1, 1, 1)),
  straight: highestRun,
  'three of a kind': highestGroups(3, 1, 1),
  'two pairs': highestGroups(2, 2, 1),
  pair: highestGroups(2, 1, 1, 1),
  'high card': highestGroups(1, 1, 1, 1, 1),
} as const satisfies Record<Category, ChooseFive>;

/**
 * Returns the cards that count for a category, at most five. The largest group comes first, and
 * groups of one size are ordered by rank. A wheel is 5 4 3 2 A. If not all cards of a rank are
 * needed, the first of them in `cards` are taken, in their order.
 */
export function bestFive(category: Category, cards: Cards): Card[] {
  return CHOICES[category](cards);
}

/** Returns the ranks of the best five cards, by which hands are compared. The ace of a wheel is 1. */
export function tieBreakOf(category: Category, five: Cards): number[] {
  const ranks = five.map(({ rank }) => rank as number);
  const isRun = category === 'straight' || category === 'straight flush';
  return isRun && ranks.at(-1) === ACE ? ranks.with(-1, 1) : ranks;
}

function highestGroups(...sizes: number[]): ChooseFive {
  return (cards) => {
    const free = countRanks(cards);
    const five: Card[] = [];
    for (const size of sizes) {
      const rank = highestRank(free, size);
      take(size, rank, cards, five);
      free[rank] = 0;
    }
    return five;
  };
}

/**
 * Finds the highest rank with at least `size` cards; -1 if there is none, as when fewer than five
 * cards leave no kicker.
 */
function highestRank(counts: readonly number[], size: number): number {
  let rank = counts.length - 1;
  while ((counts[rank] as number) < size) rank -= 1;
  return rank;
}

function highestRun(cards: Cards): Card[] {
  const counts = countRanks(cards);
  const five: Card[] = [];
  RUNS.find((ranks) => ranks.every((rank) => counts[rank]))?.forEach((rank) => {
    take(1, rank, cards, five);
  });
  return five;
}

/** Adds the first `count` cards of a rank to the five. */
function take(count: number, rank: number, cards: Cards, five: Card[]): void {
  const full = five.length + count;
  for (const card of cards) if (card.rank === rank && five.length < full) five.push(card);
}

function bestSuit(choose: ChooseFive): ChooseFive {
  return (cards) => {
    const fives = SUITS.map((suit) => choose(ofSuit(cards, suit))).filter(
      (five) => five.length === 5,
    );
    fives.sort(
      (a, b) =>
        compareTieBreaks(ranksOf(b), ranksOf(a)) || firstGiven(cards, a) - firstGiven(cards, b),
    );
    return fives.flat().slice(0, 5);
  };
}

const ranksOf = (cards: Cards) => cards.map(({ rank }) => rank);

const firstGiven = (cards: Cards, [highest]: Cards) => cards.indexOf(highest as Card);
