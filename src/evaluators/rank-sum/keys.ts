/**
 * The number that each card adds to the sum of a hand: its rank in the low 23 bits, its suit in the
 * nine above.
 *
 * No two choices of seven ranks (at most four of each) have the same sum of rank keys, so neither
 * do two of six or five: otherwise, adding a rank to both would give two equal sums of seven. A
 * greedy search finds the keys: each is the smallest number that keeps all sums of seven different.
 * The largest sum, four aces and three kings, is 7,825,759. A test tries all 49,205. Source: the
 * thirteen rank keys of Kenneth Shackleton's SKPokerEval, found there by brute force.
 */
export const RANK_KEYS = [
  0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
] as const;

/**
 * Clubs, diamonds and hearts each have three bits, to count up to seven; the other cards are
 * spades.
 */
export const SUIT_KEYS = [1, 8, 64, 0] as const;

/** How many values the three counters have together. */
export const SUIT_COUNTS = 512;

/**
 * Fills in the key of each card, suit (C D H S) * 13 + rank (2..A), and the bit of its rank at
 * suit * 64 + card.
 *
 * @param rankBits - how many low bits of a key are for the rank
 */
export function fillCards(keys: Int32Array, rankBits: number, bitsInSuit: Uint16Array): void {
  for (const [suit, suitKey] of SUIT_KEYS.entries()) {
    for (const [rank, rankKey] of RANK_KEYS.entries()) {
      const card = suit * RANK_KEYS.length + rank;
      keys[card] = (suitKey << rankBits) | rankKey;
      bitsInSuit[suit * 64 + card] = 1 << rank;
    }
  }
}

/** Fills in, for each value of the counters, the suit with at least `most` cards, or `none`. */
export function fillSuits(suits: Uint8Array, cards: number, most: number, none: number): void {
  for (let sum = 0; sum < SUIT_COUNTS; sum++) {
    const suit = suitsOf(sum, cards).findIndex((count) => count >= most);
    suits[sum] = suit === -1 ? none : suit;
  }
}

/** Counts each suit of a hand. If no hand has this sum, the number of spades is negative. */
function suitsOf(sum: number, cards: number): number[] {
  const clubs = sum & 7;
  const diamonds = (sum >>> 3) & 7;
  const hearts = sum >>> 6;
  return [clubs, diamonds, hearts, cards - clubs - diamonds - hearts];
}
