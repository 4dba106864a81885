import type { Card, Suit } from '../../cards/card.ts';

/**
 * One prime for each rank, from the two: a product of primes identifies the ranks and their counts,
 * in any order.
 */
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41] as const;

/** One bit for each suit, so the AND of five cards keeps a bit only if all have that suit. */
const SUIT_BITS = { C: 8, D: 4, H: 2, S: 1 } as const satisfies Record<Suit, number>;

/**
 * Writes a card as Cactus Kev does, in 29 bits: `bbbbbbbbbbbbb cdhs rrrr 00pppppp`, the rank as a
 * bit, the suit as a bit, the rank as a number and the rank's prime. The two of spades is 69634.
 */
export function encodeCard({ rank, suit }: Card): number {
  const index = rank - 2;
  return ((1 << index) << 16) | (SUIT_BITS[suit] << 12) | (index << 8) | primeOf(index);
}

/** Returns the prime of a rank index, 0 (two) to 12 (ace). */
export function primeOf(index: number): number {
  return PRIMES[index] as number;
}
