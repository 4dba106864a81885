/** Counts by formulas how many hands contain what can be read off their ranks, or their suits. */

/** Counts the ways to take some of all. */
export function choose(all: number, taken: number): number {
  return taken === 0 ? 1 : (choose(all - 1, taken - 1) * all) / taken;
}

/** How many ranks of a hand have one, two, three and four cards. */
interface Groups {
  readonly singles: number;
  readonly pairs: number;
  readonly threes: number;
  readonly fours: number;
}

export const handsWithPair = (size: number): number =>
  handsWith(size, ({ pairs, threes, fours }) => pairs + threes + fours >= 1);

export const handsWithTwoPairs = (size: number): number =>
  handsWith(size, ({ pairs, threes, fours }) => pairs + threes + fours >= 2);

export const handsWithThree = (size: number): number =>
  handsWith(size, ({ threes, fours }) => threes + fours >= 1);

export const handsWithFour = (size: number): number => handsWith(size, ({ fours }) => fours >= 1);

export const handsWithFullHouse = (size: number): number =>
  handsWith(size, ({ pairs, threes, fours }) => threes + fours >= 1 && pairs + threes + fours >= 2);

function handsWith(size: number, contain: (groups: Groups) => boolean): number {
  let hands = 0;
  for (const groups of listGroups(size)) {
    if (contain(groups)) hands += handsOfGroups(groups);
  }
  return hands;
}

function listGroups(size: number): Groups[] {
  const all: Groups[] = [];
  for (let fours = 0; fours * 4 <= size; fours += 1) {
    for (let threes = 0; fours * 4 + threes * 3 <= size; threes += 1) {
      const rest = size - fours * 4 - threes * 3;
      for (let pairs = 0; pairs * 2 <= rest; pairs += 1) {
        all.push({ singles: rest - pairs * 2, pairs, threes, fours });
      }
    }
  }
  return all.filter((groups) => ranksIn(groups) <= 13);
}

const ranksIn = ({ singles, pairs, threes, fours }: Groups) => singles + pairs + threes + fours;

/** Chooses the ranks of each kind of group, and then the suits of each group. */
function handsOfGroups({ singles, pairs, threes, fours }: Groups): number {
  const ranksOfFours = choose(13, fours);
  const ranksOfThrees = choose(13 - fours, threes);
  const ranksOfPairs = choose(13 - fours - threes, pairs);
  const ranksOfSingles = choose(13 - fours - threes - pairs, singles);
  const ranks = ranksOfFours * ranksOfThrees * ranksOfPairs * ranksOfSingles;
  const suits = 4 ** threes * 6 ** pairs * 4 ** singles;
  return ranks * suits;
}

/** Counts the hands with five ranks in a row: those of each set of ranks that has such a row. */
export function handsWithStraight(size: number): number {
  let hands = 0;
  for (let set = 0; set < 2 ** 13; set += 1) {
    if (hasRow(set)) hands += handsOfAll(ranksInSet(set), size);
  }
  return hands;
}

/** Looks for five ranks in a row in a set of thirteen bits, the two first; the ace is also low. */
function hasRow(set: number): boolean {
  const ace = set >> 12;
  const withLowAce = (set << 1) | ace;
  for (let lowest = 0; lowest <= 9; lowest += 1) {
    if (((withLowAce >> lowest) & 0b11111) === 0b11111) return true;
  }
  return false;
}

function ranksInSet(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}

/** Counts the hands of so many ranks that have at least a card of each of them. */
function handsOfAll(ranks: number, size: number): number {
  if (ranks === 0) return size === 0 ? 1 : 0;
  if (size < ranks || size > ranks * 4) return 0;
  let hands = 0;
  for (let count = 1; count <= 4; count += 1) {
    hands += choose(4, count) * handsOfAll(ranks - 1, size - count);
  }
  return hands;
}

/** Counts all hands but those that have at most four cards of each suit. */
export const handsWithFlush = (size: number): number =>
  choose(52, size) - handsWithoutFlush(4, size);

function handsWithoutFlush(suits: number, size: number): number {
  if (suits === 0) return size === 0 ? 1 : 0;
  let hands = 0;
  for (let count = 0; count <= Math.min(4, size); count += 1) {
    hands += choose(13, count) * handsWithoutFlush(suits - 1, size - count);
  }
  return hands;
}

/**
 * Counts the hands of at most nine cards, of which only one suit can have five, by the ranks of that
 * suit.
 */
export const handsWithStraightFlush = (size: number): number => handsWithSuited(hasRow, size);

const TEN_TO_ACE = 0b11111 << 8;

export const handsWithRoyalFlush = (size: number): number =>
  handsWithSuited((set) => (set & TEN_TO_ACE) === TEN_TO_ACE, size);

function handsWithSuited(isWanted: (set: number) => boolean, size: number): number {
  let hands = 0;
  for (let set = 0; set < 2 ** 13; set += 1) {
    const others = size - ranksInSet(set);
    if (isWanted(set) && others >= 0) hands += 4 * choose(39, others);
  }
  return hands;
}
