/**
 * The tables of bit-board: each set of ranks, as thirteen bits, has a number among the sets of its
 * size. Together with the count of classes below a category and of kickers for each group, that
 * gives the place among all classes.
 */

/** How many of the 7,462 classes are below each category. */
export const BELOW = {
  pair: 1277,
  twoPairs: 4137,
  trips: 4995,
  straight: 5853,
  flush: 5863,
  fullHouse: 7140,
  quads: 7296,
  straightFlush: 7452,
} as const;

const WHEEL = 0b1000000001111;

/** How many choices of kickers there are for a group. */
export const KICKER_CHOICES = {
  pair: 220, // three of twelve ranks
  twoPairs: 11, // one of eleven
  trips: 66, // two of twelve
  one: 12, // one of twelve; in a full house, the rank of its pair
} as const;

/** Numbers the kickers: sets of two of twelve ranks, three of twelve and one of eleven. */
export function fillKickers(two: Uint8Array, three: Uint8Array, one: Uint8Array): void {
  numberSubsets(two, 2);
  numberSubsets(three, 3);
  numberSubsets(one, 1);
}

/** Fills in the weakest hand for each set of ranks that occur twice. */
export function fillPairs(paired: Uint16Array): void {
  numberSubsets(paired, 2);
  for (let ranks = 1; ranks < paired.length; ranks++) {
    const isOnePair = (ranks & (ranks - 1)) === 0;
    if (isOnePair) {
      paired[ranks] = BELOW.pair + highest(ranks) * KICKER_CHOICES.pair + 1;
    } else {
      const place = paired[ranks] as number;
      paired[ranks] = BELOW.twoPairs + place * KICKER_CHOICES.twoPairs + 1;
    }
  }
}

/**
 * Fills in the straights, from 1 (the wheel) to 10, and the strengths of five or more ranks, in
 * several suits and in one.
 */
export function fillRuns(straights: Uint8Array, unique: Uint16Array, flushes: Uint16Array): void {
  for (let ranks = 0; ranks < straights.length; ranks++) straights[ranks] = straightIn(ranks);
  numberSubsets(unique, 5, (ranks) => straights[ranks] === 0);
  for (let ranks = 0; ranks < straights.length; ranks++) {
    if (sizeOf(ranks) < 5) continue;
    const straight = straights[ranks] as number;
    const place = (unique[ranks] as number) + 1;
    unique[ranks] = straight ? BELOW.straight + straight : place;
    flushes[ranks] = straight ? BELOW.straightFlush + straight : BELOW.flush + place;
  }
}

/** Returns the index of the highest rank. */
export function highest(ranks: number): number {
  return 31 - Math.clz32(ranks);
}

/**
 * Numbers the sets of `size` ranks from 0, the weakest first; a larger set gets the number of its
 * highest ranks.
 */
function numberSubsets(
  table: Uint16Array | Uint8Array,
  size: number,
  counts = (_ranks: number) => true,
): void {
  let next = 0;
  for (let ranks = 0; ranks < table.length; ranks++) {
    const extra = sizeOf(ranks) - size;
    if (extra > 0) table[ranks] = table[ranks & (ranks - 1)] as number;
    if (extra === 0 && counts(ranks)) table[ranks] = next++;
  }
}

/** Returns 10 for A K Q J T among the ranks, down to 1 for the wheel, 0 for no straight. */
function straightIn(ranks: number): number {
  const ends = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (ends !== 0) return highest(ends) - 2;
  return (ranks & WHEEL) === WHEEL ? 1 : 0;
}

function sizeOf(ranks: number): number {
  let size = 0;
  let left = ranks;
  while (left !== 0) {
    left &= left - 1; // clears the lowest bit
    size += 1;
  }
  return size;
}
