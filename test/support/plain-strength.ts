/** What five cards are worth, written out without any code of the games, to check these by. */

/** What differs between decks. */
interface Deck {
  /** The ranks of the straights in rising order, the lowest straight first. */
  readonly straights: readonly string[];
  /** The rungs by the sizes of their groups or by name, lowest first. */
  readonly rungs: readonly string[];
}

export const ALL_CARDS: Deck = {
  straights: [
    '2,3,4,5,14',
    '2,3,4,5,6',
    '3,4,5,6,7',
    '4,5,6,7,8',
    '5,6,7,8,9',
    '6,7,8,9,10',
    '7,8,9,10,11',
    '8,9,10,11,12',
    '9,10,11,12,13',
    '10,11,12,13,14',
  ],
  rungs: ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush'],
};

export const SHORT_DECK: Deck = {
  straights: [
    '6,7,8,9,14',
    '6,7,8,9,10',
    '7,8,9,10,11',
    '8,9,10,11,12',
    '9,10,11,12,13',
    '10,11,12,13,14',
  ],
  rungs: ['11111', '2111', '221', '311', 'straight', '32', 'flush', '41', 'straight flush'],
};

const BASE = 15;

/**
 * Returns a strength that is larger for a better hand: the number of the rung, then the ranks as
 * digits, of which the most frequent come first.
 *
 * @param five - indices of the deck
 */
export function plainStrength(five: readonly number[], { straights, rungs }: Deck): number {
  const ranks = five.map((card) => (card % 13) + 2).sort((a, b) => a - b);
  const countOf = (rank: number) => ranks.filter((other) => other === rank).length;
  const straight = straights.indexOf(ranks.join());
  const isFlush = new Set(five.map((card) => Math.floor(card / 13))).size === 1;
  if (straight >= 0) {
    const rung = rungs.indexOf(isFlush ? 'straight flush' : 'straight');
    return rung * BASE ** 5 + straight;
  }
  const mostFirst = ranks.toSorted((a, b) => countOf(b) - countOf(a) || b - a);
  const groups = [...new Set(mostFirst)].map(countOf).join('');
  const rung = rungs.indexOf(isFlush ? 'flush' : groups);
  return mostFirst.reduce((number, rank) => number * BASE + rank, rung);
}
