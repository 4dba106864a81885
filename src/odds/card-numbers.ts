/** Cards as indices of the deck, and sets of ranks as thirteen bits. */

export const RANK_COUNT = 13;
export const SUIT_COUNT = 4;

/** Returns a number of a list, at an index that it has. */
export function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] as number;
}

/** Returns the rank of a card, 0 (two) to 12 (ace). */
export function rankOf(card: number): number {
  return card % RANK_COUNT;
}

/** Fills in the ranks of each suit as bits. */
export function fillRanksOfSuits(ranksOfSuits: Uint16Array, cards: Uint8Array): void {
  ranksOfSuits.fill(0);
  for (let place = 0; place < cards.length; place++) {
    const card = at(cards, place);
    const suit = Math.floor(card / RANK_COUNT);
    ranksOfSuits[suit] = at(ranksOfSuits, suit) | (1 << rankOf(card));
  }
}

/** Counts a rank in a set: 1 if it is there, else 0. */
export function countOf(rank: number, ranks: number): number {
  return (ranks >>> rank) & 1;
}

/** Counts the ranks in a set. */
export function sizeOf(ranks: number): number {
  // Adds neighbouring bits, then pairs of bits, then fours, then eights, all of them at once.
  const pairs = ranks - ((ranks >>> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 0x1f;
}

/** Returns the set of the lowest rank alone. */
export function lowestOf(ranks: number): number {
  return ranks & -ranks;
}

/** Returns a set without its lowest rank. */
export function withoutLowest(ranks: number): number {
  return ranks & (ranks - 1);
}

/** Lists the ranks in a set, lowest first. */
export function ranksIn(set: number): number[] {
  const ranks: number[] = [];
  for (let rank = 0; rank < RANK_COUNT; rank++) if (countOf(rank, set) === 1) ranks.push(rank);
  return ranks;
}

/** Returns the set of these ranks. */
export function setOf(ranks: readonly number[]): number {
  return ranks.reduce((set, rank) => set | (1 << rank), 0);
}
