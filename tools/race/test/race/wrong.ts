/** Evaluators of five cards with mistakes that have been made. */
import { encodeCard, primeOf } from '../../../../src/evaluators/cactus-kev/card-code.ts';
import { listClasses } from '../../../../src/evaluators/classes.ts';
import { defineEvaluator } from '../../../../src/evaluators/evaluator.ts';
import { ruleChain } from '../../../../src/evaluators/rule-chain.ts';
import type { Cards } from '../../../../src/kata.ts';

/** An evaluator that gives this strength. */
const wrong = (name: string, strengthOf: (cards: Cards) => number) =>
  defineEvaluator({
    name,
    source: 'a mistake',
    minCards: 5,
    maxCards: 5,
    encode: (cards) => cards,
    strengthOf,
  });

/**
 * The reference gives every category 15^5 strengths: its height times that, and what lies above.
 */
const heightOf = (cards: Cards) => Math.floor(ruleChain.strength(cards) / 15 ** 5);
const inFifteens = (ranks: readonly number[], height: number) =>
  ranks.reduce((sum, rank) => sum * 15 + rank, height);

/**
 * Gives the ranks, the most frequent first and else in the order given, with how often they occur.
 */
function groupsOf(cards: Cards): [rank: number, count: number][] {
  const counts = new Map<number, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/**
 * A mistake of branch-free: in a full house pair and three are worth 2^i * 8192 * n, so two aces
 * outweigh three twos.
 */
export const fullHouseFactor = wrong('full-house-factor', (cards) => {
  const groups = groupsOf(cards);
  const isFullHouse = groups.map(([, count]) => count).join() === '3,2';
  const value = groups.reduce((sum, [rank, count]) => sum + 2 ** (rank - 1) * 8192 * count, 0);
  return heightOf(cards) * 1e9 + (isFullHouse ? value : ruleChain.strength(cards) % 15 ** 5);
});

/**
 * A mistake of counter: ranks that occur equally often are compared in the order in which the cards
 * were given.
 */
export const inputOrder = wrong('input-order', (cards) => {
  const ranks = groupsOf(cards).map(([rank]) => rank);
  if (ranks.length === 5) return ruleChain.strength(cards);
  return inFifteens(Object.assign([0, 0, 0, 0, 0], ranks), heightOf(cards));
});

/**
 * A mistake of map-reduce: an ace is always high, so A 2 3 4 5 is a high card, which begins with 1,
 * or a flush with 6.
 */
export const noWheel = wrong('no-wheel', (cards) => {
  const ranks = cards.map(({ rank }) => rank).toSorted((a, b) => b - a);
  if (ranks.join() !== '14,5,4,3,2') return ruleChain.strength(cards);
  return inFifteens(ranks, cards.every(({ suit }) => suit === cards[0]?.suit) ? 6 : 1);
});

const STRENGTHS = new Map(
  listClasses().map(({ ranks }, below) => [
    mix(ranks.map(primeOf), (mixed) => mixed >>> 16),
    below + 1,
  ]),
);

/**
 * A mistake easily made with cactus-kev: products of primes are mixed with `>>` where the table was
 * made with `>>>`.
 */
export const signedShift = wrong('signed-shift', (cards) => {
  // Only pairs and better groups are looked up.
  if (groupsOf(cards).length === 5) return ruleChain.strength(cards);
  const primes = cards.map((card) => encodeCard(card) & 0xff);
  return STRENGTHS.get(mix(primes, (mixed) => mixed >> 16)) ?? 0;
});

function mix(primes: readonly number[], shiftBy16: (mixed: number) => number): number {
  let mixed = (primes.reduce((product, prime) => product * prime, 1) + 0xe91aaa35) | 0;
  mixed ^= shiftBy16(mixed);
  mixed = (mixed + (mixed << 8)) | 0;
  return mixed ^ (mixed >>> 4);
}
