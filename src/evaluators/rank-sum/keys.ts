/**
 * The number that each card adds to the sum of a hand: its rank in the low 23 bits, its suit in the nine above.
 *
 * No two choices of seven ranks (at most four of each) have the same sum of rank keys, so neither have two of six or of five:
 * otherwise adding a rank to both would give two equal sevens. The keys come from a greedy search: each is the smallest number
 * that keeps all sums of seven apart; the largest sum, four aces and three kings, is 7,825,759. A test tries all 49,205.
 * Source: the same thirteen numbers are the keys of the ranks in Kenneth Shackleton's SKPokerEval, found there by brute force.
 */
export const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;

/** Clubs, diamonds and hearts each have three bits to count up to seven in; the rest of the hand are spades. */
export const SUIT_KEYS = [1, 8, 64, 0] as const;

export const SUIT_COUNTS = 512;

/** Fills in the key of each card, suit (C D H S) * 13 + rank (2..A), and by suit * 64 + card the bit of its rank. */
export function fillCards(keys: Int32Array, rankBits: number, bitsInSuit: Uint16Array): void {
  SUIT_KEYS.forEach((suitKey, suit) => {
    RANK_KEYS.forEach((rankKey, rank) => {
      const card = suit * RANK_KEYS.length + rank;
      keys[card] = (suitKey << rankBits) | rankKey;
      bitsInSuit[suit * 64 + card] = 1 << rank;
    });
  });
}

/** Fills in, by the counters, the suit that has so many cards or more, or a mark for none. */
export function fillSuits(suits: Uint8Array, cards: number, most: number, none: number): void {
  for (let sum = 0; sum < SUIT_COUNTS; sum++) {
    const suit = suitsOf(sum, cards).findIndex((count) => count >= most);
    suits[sum] = suit === -1 ? none : suit;
  }
}

/** Counts each suit of a hand. For what no hand adds up to, the spades are fewer than none. */
function suitsOf(sum: number, cards: number): number[] {
  const [clubs, diamonds, hearts] = [sum & 7, (sum >>> 3) & 7, sum >>> 6];
  return [clubs, diamonds, hearts, cards - clubs - diamonds - hearts];
}
