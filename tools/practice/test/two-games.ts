/**
 * The files of a learner whose straight, straight flush, ladder and best five serve two games: they
 * take a row of ranks, with that of 52 cards as the default.
 */

const ROWS = `export const ROW: readonly number[] = [14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
export const SHORT_ROW: readonly number[] = [14, 6, 7, 8, 9, 10, 11, 12, 13, 14];
`;

const STRAIGHT = `import type { Cards } from 'poker-hands-kata';
import { ROW } from './rows.ts';

export function isStraight(cards: Cards, row = ROW): boolean {
  let inARow = 0;
  for (const rank of row) {
    inARow = cards.some((card) => card.rank === rank) ? inARow + 1 : 0;
    if (inARow === 5) return true;
  }
  return false;
}
`;

const STRAIGHT_FLUSH = `import type { Cards } from 'poker-hands-kata';
import { isStraight } from './straight.ts';

export function isStraightFlush(cards: Cards, row?: readonly number[]): boolean {
  return ['C', 'D', 'H', 'S'].some((suit) => isStraight(cards.filter((card) => card.suit === suit), row));
}
`;

const LADDER = `import { isFlush, isFourOfAKind, isFullHouse, isPair, isRoyalFlush, isThreeOfAKind, isTwoPairs } from 'poker-hands-kata';
import type { Rung } from 'poker-hands-kata';
import { isStraight } from './straight.ts';
import { isStraightFlush } from './straight-flush.ts';

export const LADDER: readonly Rung[] = [
  { category: 'royal flush', holds: isRoyalFlush },
  { category: 'straight flush', holds: (cards) => isStraightFlush(cards) },
  { category: 'four of a kind', holds: isFourOfAKind },
  { category: 'full house', holds: isFullHouse },
  { category: 'flush', holds: isFlush },
  { category: 'straight', holds: (cards) => isStraight(cards) },
  { category: 'three of a kind', holds: isThreeOfAKind },
  { category: 'two pairs', holds: isTwoPairs },
  { category: 'pair', holds: isPair },
  { category: 'high card', holds: () => true },
];
`;

const BEST_FIVE = `import type { Card, Cards, Category } from 'poker-hands-kata';
import { ROW } from './rows.ts';

const SHAPES: Partial<Record<Category, readonly number[]>> = {
  'four of a kind': [4, 1],
  'full house': [3, 2],
  'three of a kind': [3, 1, 1],
  'two pairs': [2, 2, 1],
  pair: [2, 1, 1, 1],
};

export function bestFive(category: Category, cards: Cards, row = ROW): Card[] {
  if (category === 'straight') return highestRun(cards, row);
  if (category === 'straight flush' || category === 'royal flush') {
    return bestOfSuits(cards, (suited) => highestRun(suited, row));
  }
  if (category === 'flush') return bestOfSuits(cards, (suited) => groups(suited, [1, 1, 1, 1, 1]));
  return groups(cards, SHAPES[category] ?? [1, 1, 1, 1, 1]);
}

export function tieBreakOf(category: Category, five: Cards): number[] {
  const ranks = five.map(({ rank }) => rank as number);
  const isRun = category === 'straight' || category === 'straight flush';
  return isRun && ranks.at(-1) === 14 ? ranks.with(-1, 1) : ranks;
}

function highestRun(cards: Cards, row: readonly number[]): Card[] {
  for (let start = row.length - 5; start >= 0; start -= 1) {
    const ranks = row.slice(start, start + 5).reverse();
    const run = ranks.flatMap((rank) => cards.find((card) => card.rank === rank) ?? []);
    if (run.length === 5) return run;
  }
  return [];
}

function bestOfSuits(cards: Cards, choose: (suited: Cards) => Card[]): Card[] {
  const fives = ['C', 'D', 'H', 'S']
    .map((suit) => choose(cards.filter((card) => card.suit === suit)))
    .filter((five) => five.length === 5);
  const written = (five: Cards) => five.map(({ rank }) => String.fromCharCode(rank)).join('');
  return fives.sort((a, b) => (written(a) < written(b) ? 1 : -1))[0] ?? [];
}

function groups(cards: Cards, sizes: readonly number[]): Card[] {
  let free = cards.toSorted((a, b) => b.rank - a.rank);
  return sizes.flatMap((size) => {
    const first = free.find((card) => free.filter(({ rank }) => rank === card.rank).length >= size);
    const group = free.filter(({ rank }) => rank === first?.rank).slice(0, size);
    free = free.filter(({ rank }) => rank !== first?.rank);
    return group;
  });
}
`;

const SHORT_DECK = `import type { Cards, Category, HandRank, Rung } from 'poker-hands-kata';
import { bestFive, tieBreakOf } from './best-five.ts';
import { LADDER } from './ladder.ts';
import { SHORT_ROW } from './rows.ts';
import { isStraight } from './straight.ts';
import { isStraightFlush } from './straight-flush.ts';

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  const cards = [...hole, ...board];
  const isAsked = hole.length === 2 && board.length >= 3 && board.length <= 5;
  const different = new Set(cards.map(({ rank, suit }) => rank + suit));
  if (!isAsked || different.size < cards.length) throw new Error('no such hand');
  if (cards.some(({ rank }) => rank < 6)) throw new Error('not in the deck');
  const { category } = SHORT_DECK_LADDER.find(({ holds }) => holds(cards)) as Rung;
  const five = bestFive(category, cards, SHORT_ROW);
  return { category, cards: five, tieBreak: tieBreakOf(category, five) };
}

const ORDER: readonly Category[] = [
  'royal flush', 'straight flush', 'four of a kind', 'flush', 'full house',
  'straight', 'three of a kind', 'two pairs', 'pair', 'high card',
];

export const SHORT_DECK_LADDER: readonly Rung[] = ORDER.map((category) => {
  if (category === 'straight') return { category, holds: (cards: Cards) => isStraight(cards, SHORT_ROW) };
  if (category === 'straight flush') return { category, holds: (cards: Cards) => isStraightFlush(cards, SHORT_ROW) };
  return LADDER.find((rung) => rung.category === category) as Rung;
});
`;

/** The texts of the files, by their names without .ts. */
export const TWO_GAMES = {
  rows: ROWS,
  straight: STRAIGHT,
  'straight-flush': STRAIGHT_FLUSH,
  ladder: LADDER,
  'best-five': BEST_FIVE,
  'short-deck': SHORT_DECK,
};
