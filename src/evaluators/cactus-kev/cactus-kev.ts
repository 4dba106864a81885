/**
 * Five cards, a few bit operations and one lookup in a table.
 *
 * Idea: a card is one number with its rank as a bit, its suit as a bit and its rank's prime. The
 * AND of five cards shows a flush, the OR which ranks there are. Five different bits are an index
 * in a table. Otherwise, the product of the primes identifies the ranks, and a perfect hash finds
 * it among 4,888 products. The result is a rank from 1 (royal flush) to 7462 (7 5 4 3 2).
 * Trade-off: very fast for five cards, with 48 KiB of tables; seven cards need 21 lookups.
 */
import { bestOfFives, MOST_CARDS } from '../best-of-fives.ts';
import { CLASS_COUNT } from '../classes.ts';
import { defineEvaluator } from '../evaluator.ts';
import { encodeCard } from './card-code.ts';
import { kevTables } from './tables.ts';

const ANY_SUIT = 0xf000;
const PRIME = 0xff;

/** Kev's best rank is 1, but here the largest strength wins. */
export const cactusKev = defineEvaluator({
  name: 'cactus-kev',
  source: 'Kevin Suffecool, "Cactus Kev\'s Poker Hand Evaluator"; Paul Senzee\'s perfect hash',
  minCards: 5,
  maxCards: MOST_CARDS,
  encode: (cards) => cards.map(encodeCard),
  strengthOf: bestOfFives((codes: readonly number[]) => CLASS_COUNT + 1 - rankOfFive(codes)),
});

/** Returns the rank of five encoded cards of one deck, 1 to 7462. */
export function rankOfFive(codes: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = codes;
  const tables = kevTables();
  const bits = (a | b | c | d | e) >>> 16;
  if (a & b & c & d & e & ANY_SUIT) return tables.flushes[bits] as number;
  const product = (a & PRIME) * (b & PRIME) * (c & PRIME) * (d & PRIME) * (e & PRIME);
  return tables.unique[bits] || tables.products.get(product);
}
