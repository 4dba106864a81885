/**
 * Ranks a hand without branches: `no-branches.grit` forbids if, switch, conditional operators and
 * loops in this file.
 *
 * Idea: compute every rule for every hand, as a flag; comparisons become the numbers 0 and 1. The
 * first true flag, from the highest, is the category (high card is always true). A rank that occurs
 * once is worth its power of two; one that occurs more often is worth that times 8192 for each
 * card, so groups outweigh kickers.
 * Trade-off: data instead of control flow, at the price of always computing everything. For five
 * cards.
 */
import { RANKS, SUITS } from '../cards/card.ts';
import { cardIndex } from '../cards/card-index.ts';
import { bestOfFives, MOST_CARDS } from './best-of-fives.ts';
import { defineEvaluator } from './evaluator.ts';

const GROUP_FACTOR = 8192; // the power of the ace: more than any kickers below a group
const CATEGORY_FACTOR = 1e9; // more than any ranks: four aces are worth 268,435,456
const WHEEL = 0b10000000011110; // the powers of A 5 4 3 2
const HIGH_ACE_TO_LOW = 8191; // from the power of a high ace, 8192, to that of a low one, 1
const ROYAL = 0b11111000000000;
const STRAIGHTS = [...RANKS.slice(0, 9).map((_, lowest) => 0b111110 << lowest), WHEEL];

export const branchFree = defineEvaluator({
  name: 'branch-free',
  source: '"Building a Poker Hand Evaluator Without Conditional Branches" (JavaScript All In)',
  minCards: 5,
  maxCards: MOST_CARDS,
  encode: (cards) => cards.map(cardIndex),
  strengthOf: bestOfFives(strengthOfFive),
});

function strengthOfFive(hand: readonly number[]): number {
  const suits = countEach(
    hand.map((card) => Math.floor(card / RANKS.length)),
    SUITS.length,
  );
  const values = countEach(
    hand.map((card) => card % RANKS.length),
    RANKS.length,
  );
  const flags = flagsOf(suits, values);
  const highestFirst = Object.values(flags);
  const category = highestFirst.length - highestFirst.indexOf(true);
  return category * CATEGORY_FACTOR + rankValue(values, Number(flags.fullHouse));
}

function flagsOf(suits: readonly number[], values: readonly number[]) {
  const [pairs, trips, quads] = [2, 3, 4].map(
    (size) => values.filter((count) => count === size).length,
  );
  const powers = sum(values.map((count, rank) => Number(count > 0) * powerOf(rank)));
  const straight = STRAIGHTS.includes(powers);
  const flush = suits.includes(5);
  return {
    royalFlush: flush && powers === ROYAL,
    straightFlush: flush && straight,
    fourOfAKind: quads === 1,
    fullHouse: trips === 1 && pairs === 1,
    flush,
    straight,
    threeOfAKind: trips === 1,
    twoPairs: pairs === 2,
    pair: pairs === 1,
    highCard: true,
  };
}

/**
 * Returns the ranks as one number. In a full house (1, otherwise 0) a pair is worth no more than a
 * kicker.
 */
function rankValue(values: readonly number[], fullHouse: number): number {
  const value = sum(values.map((count, rank) => powerOf(rank) * weightOf(count, fullHouse)));
  return value - HIGH_ACE_TO_LOW * Number(value === WHEEL);
}

function weightOf(count: number, fullHouse: number): number {
  const isSingle = Number(count === 1) + fullHouse * Number(count === 2);
  const isGroup = Number(count > 1) - fullHouse * Number(count === 2);
  return isSingle + isGroup * GROUP_FACTOR * count;
}

function powerOf(rank: number): number {
  return 2 ** (rank + 1);
}

function countEach(items: readonly number[], kinds: number): number[] {
  return Array.from({ length: kinds }, (_, kind) => items.filter((item) => item === kind).length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
