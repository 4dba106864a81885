/**
 * The number that each card adds to the sum of a hand: its rank in the low 23 bits, its suit in the nine above.
 *
 * No two choices of seven ranks (at most four of each) have the same sum of rank keys, so neither have two of six or of five:
 * else one common rank more would make them equal sevens. The keys come from a greedy search: each is the smallest number
 * that keeps all sums of seven apart. A test tries all 49,205 of them.
 */
export const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;

/** The largest sum, four aces and three kings, is 7,825,759. */
export const RANK_BITS = 23;

/** Clubs, diamonds and hearts each have three bits to count up to seven in; the rest of the hand are spades. */
const SUIT_KEYS = [1, 8, 64, 0] as const;

export const SUIT_COUNTS = 512;

/** How many of each suit a hand of so many cards has. For what no hand adds up to, the spades are fewer than none. */
export function suitsOf(sum: number, cards: number): number[] {
  const [clubs, diamonds, hearts] = [sum & 7, (sum >>> 3) & 7, sum >>> 6];
  return [clubs, diamonds, hearts, cards - clubs - diamonds - hearts];
}

/** Fills in the key of each card index, suit (C D H S) * 13 + rank (2..A). */
export function fillKeys(keys: Int32Array): void {
  SUIT_KEYS.forEach((suitKey, suit) => {
    RANK_KEYS.forEach((rankKey, rank) => {
      keys[suit * RANK_KEYS.length + rank] = (suitKey << RANK_BITS) | rankKey;
    });
  });
}
