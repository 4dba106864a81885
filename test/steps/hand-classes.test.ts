/** The hands that are asked stand for all there are. */
import { type Cards, RANKS, SUITS } from '../../src/cards/card.ts';
import { cardIndex } from '../../src/cards/card-index.ts';
import { formatCards } from '../../src/cards/format-cards.ts';
import type { AskedHand } from '../../steps/counts/asked-hand.ts';
import { allHands, type Classes, handsOf } from '../../steps/counts/hand-classes.ts';

const SIZES: Readonly<Record<Classes, readonly number[]>> = {
  'every hand': [2, 3],
  'group sizes': [2, 6, 10, 12],
  'sets of ranks': [5, 6, 8],
  'suit sizes': [5, 10],
  'one suit': [5, 7, 8],
  worth: [1, 2, 4, 5, 6, 7, 8],
};
const CLASSES_AND_SIZES = Object.entries(SIZES).flatMap(([classes, sizes]) =>
  sizes.map((size) => ({ classes: classes as Classes, size })),
);

test.each(CLASSES_AND_SIZES)(
  'hands of $size cards by $classes stand for all there are',
  ({ classes, size }) => {
    const hands = handsOf(classes, size);
    const standFor = hands.reduce((soFar, hand) => soFar + hand.standsFor, 0);
    expect(Math.round(standFor)).toBe(allHands(size));
    expect(hands.filter(({ standsFor }) => standsFor <= 0)).toEqual([]);
  },
);

test.each(CLASSES_AND_SIZES)(
  'hands of $size cards by $classes have so many different cards',
  ({ classes, size }) => {
    const isWrong = ({ cards }: AskedHand) =>
      cards.length !== size || new Set(cards.map(cardIndex)).size !== size;
    expect(handsOf(classes, size).filter(isWrong)).toEqual([]);
  },
);

test.each(CLASSES_AND_SIZES)(
  'what a class knows of its hands is so: $size cards by $classes',
  ({ classes, size }) => {
    expect(handsOf(classes, size).filter(isWronglyKnown)).toEqual([]);
  },
);

/** Tells whether something that is known of a hand is not what its cards say. */
function isWronglyKnown({ cards, rankCounts, suitCounts, flush }: AskedHand): boolean {
  if (rankCounts && String(rankCounts) !== String(countRanks(cards))) return true;
  if (suitCounts && String(suitCounts) !== String(countSuits(cards))) return true;
  return flush !== undefined && String(flush) !== String(ranksOfFlush(cards));
}

const countRanks = (cards: Cards) =>
  RANKS.map((rank) => cards.filter((card) => card.rank === rank).length);

const countSuits = (cards: Cards) =>
  SUITS.map((suit) => cards.filter((card) => card.suit === suit).length);

/** Lists the indices of the ranks in the suit that has five cards, the lowest first. */
function ranksOfFlush(cards: Cards): number[] {
  const suit = SUITS[countSuits(cards).findIndex((count) => count >= 5)];
  return cards
    .filter((card) => card.suit === suit)
    .map(({ rank }) => RANKS.indexOf(rank))
    .toSorted((a, b) => a - b);
}

test('every run deals the same hands', () => {
  const firstHands = handsOf('worth', 5).slice(0, 2);
  expect(firstHands.map(({ cards }) => formatCards(cards))).toEqual([
    '3S 2S 4S 6S 5S',
    '2S 4S 7S 5S 3S',
  ]);
});

test('few hands happen to be sorted', () => {
  const hands = handsOf('worth', 5);
  const isSorted = ({ cards }: AskedHand) =>
    cards.every(({ rank }, index) => rank >= (cards[index - 1]?.rank ?? 0));
  expect(hands.filter(isSorted).length).toBeLessThan(hands.length / 20);
});
