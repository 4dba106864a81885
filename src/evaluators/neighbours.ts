/**
 * Sorts the cards and looks at which neighbours share a rank.
 *
 * Idea: sort five cards, highest first. Four bits show whether the 1st and 2nd, 2nd and 3rd, 3rd
 * and 4th, 4th and 5th share a rank. Each of the fourteen patterns with a group determines the
 * category and the order in which the cards count. Only five different ranks need a check for a
 * flush and a straight. The result is one number: the category in the high bits, then five ranks of
 * four bits each.
 * Trade-off: no counting, and one small table that a person can check, at the price of sorting.
 */
import { type Card, SUITS } from '../cards/card.ts';
import { bestOfFives, MOST_CARDS } from './best-of-fives.ts';
import { defineEvaluator } from './evaluator.ts';

const [HIGH_CARD, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

interface Shape {
  readonly category: number;
  /** The indices of the sorted cards in the order in which they count. */
  readonly order: readonly number[];
}

const AS_SORTED = [0, 1, 2, 3, 4];

/** By the four bits, the highest pair of neighbours first. Five different ranks have no entry. */
const SHAPES: ReadonlyMap<number, Shape> = new Map([
  [0b1000, { category: PAIR, order: AS_SORTED }],
  [0b0100, { category: PAIR, order: [1, 2, 0, 3, 4] }],
  [0b0010, { category: PAIR, order: [2, 3, 0, 1, 4] }],
  [0b0001, { category: PAIR, order: [3, 4, 0, 1, 2] }],
  [0b1010, { category: TWO_PAIRS, order: AS_SORTED }],
  [0b1001, { category: TWO_PAIRS, order: [0, 1, 3, 4, 2] }],
  [0b0101, { category: TWO_PAIRS, order: [1, 2, 3, 4, 0] }],
  [0b1100, { category: TRIPS, order: AS_SORTED }],
  [0b0110, { category: TRIPS, order: [1, 2, 3, 0, 4] }],
  [0b0011, { category: TRIPS, order: [2, 3, 4, 0, 1] }],
  [0b1101, { category: FULL_HOUSE, order: AS_SORTED }],
  [0b1011, { category: FULL_HOUSE, order: [2, 3, 4, 0, 1] }],
  [0b1110, { category: QUADS, order: AS_SORTED }],
  [0b0111, { category: QUADS, order: [1, 2, 3, 4, 0] }],
]);

const WHEEL = 0xc3210; // A 5 4 3 2 as packed ranks
const LOW_WHEEL = 0x32100; // 5 4 3 2 and then the ace, below every other straight

export const neighbours = defineEvaluator({
  name: 'neighbours',
  source:
    'a comment under Mike Talbot, "Real world Javascript map/reduce, solving the Poker Hand problem"',
  minCards: 5,
  maxCards: MOST_CARDS,
  encode: (cards) => cards.map(codeOf),
  strengthOf: bestOfFives(strengthOfFive),
});

/** Returns 0..51: the rank, 0 (two) to 12 (ace), times four, plus the suit. */
function codeOf({ rank, suit }: Card): number {
  return ((rank - 2) << 2) | SUITS.indexOf(suit);
}

function strengthOfFive(cards: readonly number[]): number {
  const sorted = highestFirst(cards);
  const shape = SHAPES.get(patternOf(sorted));
  return shape ? pack(shape.category, packRanks(sorted, shape.order)) : packDifferent(sorted);
}

export function highestFirst(codes: readonly number[]): number[] {
  return codes.toSorted((a, b) => b - a);
}

/** Returns four bits: which neighbours of five sorted codes share a rank. */
export function patternOf(sorted: readonly number[]): number {
  let pattern = 0;
  for (let place = 1; place < 5; place++) {
    const isSame = rankAt(sorted, place - 1) === rankAt(sorted, place);
    pattern = (pattern << 1) | Number(isSame);
  }
  return pattern;
}

function packDifferent(sorted: readonly number[]): number {
  const ranks = packRanks(sorted, AS_SORTED);
  const isFlush = sorted.every((card) => (card & 3) === ((sorted[0] as number) & 3));
  const isWheel = ranks === WHEEL;
  const isStraight = isWheel || rankAt(sorted, 0) - rankAt(sorted, 4) === 4;
  const flat = isFlush ? FLUSH : HIGH_CARD;
  const run = isFlush ? STRAIGHT_FLUSH : STRAIGHT;
  return pack(isStraight ? run : flat, isWheel ? LOW_WHEEL : ranks);
}

function packRanks(sorted: readonly number[], order: readonly number[]): number {
  return order.reduce((packed, place) => (packed << 4) | rankAt(sorted, place), 0);
}

function pack(category: number, ranks: number): number {
  return (category << 20) | ranks;
}

function rankAt(cards: readonly number[], place: number): number {
  return (cards[place] as number) >> 2;
}
