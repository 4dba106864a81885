/**
 * Deals hands by classes: a correct rule gives the same answer for all hands of a class.
 *
 * There are 133,784,560 hands of seven cards, too many to try them all. So a few hands stand for
 * their whole class, and the answers add up to an exact count. A seeded random generator chooses
 * the hands, their suits and their order, to also find "only when sorted" or "only hearts". A
 * mistake that is rare within its class can remain unnoticed.
 *
 * Dealing asks no rule of the kata, and does not use its shuffle: what a hand contains is known by
 * how it was dealt.
 */

import { type Card, type Cards, RANKS, SUITS } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import type { Random } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import { choices, choose, mixed, product, sum, sumsTo } from './ways.ts';

/** A hand to try, how many hands it stands for, and what its class says about it. */
export interface AskedHand extends KnownOfHand {
  /** Pass a copy: code may change it, and V8 is slow with frozen arrays. */
  readonly cards: Cards;
  readonly standsFor: number;
}

/** What a class says about its hands. A rank is known by its index: the two is 0, the ace 12. */
export interface KnownOfHand {
  /** How many cards there are of each rank, the twos first. */
  readonly rankCounts?: readonly number[] | undefined;
  /** How many cards there are of each suit. */
  readonly suitCounts?: readonly number[];
  /** The ranks in the suit of which there are five cards or more; none if there is no such suit. */
  readonly flush?: readonly number[];
}

const SEED = 52;
const FLUSH = 5;
const NO_FLUSH: readonly number[] = [];
/** With more cards the counts of ranks are not kept, for there are too many hands. */
const MOST_OF_RANKS = 5;
/**
 * The sizes of which there is a hand for each worth; of six there are many, and with eight no class
 * determines the worth.
 */
const DEALT_BY_WORTH = [1, 2, 3, 4, 5, 7];
/** The rarest sizes of groups and suits are tried as often as the most common. */
const ASKED_OF_GROUP_SIZES = 30;
const ASKED_OF_SUIT_SIZES = 10;
const ASKED_OF_SAMPLE = 750;

/**
 * Ways to put hands into classes, by what a rule looks at. Each deals some hands of every class.
 */
const CLASSES = {
  'every hand': dealEveryHand,
  'group sizes': dealGroupSizes,
  'sets of ranks': dealRankSets,
  'suit sizes': dealSuitSizes,
  'one suit': dealOneSuit,
  worth: dealWorth,
} as const satisfies Record<string, (size: number, random: Random) => AskedHand[]>;

export type Classes = keyof typeof CLASSES;

const dealt = new Map<string, readonly AskedHand[]>();

/** Lists the hands to try instead of all hands of so many cards. */
export function handsOf(classes: Classes, size: number): readonly AskedHand[] {
  const name = `${classes} of ${size}`;
  const hands = dealt.get(name) ?? CLASSES[classes](size, seededRandom(SEED));
  dealt.set(name, hands);
  return hands;
}

/** Counts the hands of so many cards. */
export const allHands = (size: number): number => choose(DECK.length, size);

const OF_RANK = RANKS.map((rank) => DECK.filter((card) => card.rank === rank));
const OF_SUIT = SUITS.map((suit) => DECK.filter((card) => card.suit === suit));

const oneOf = <Item>(items: readonly Item[], random: Random) =>
  items[Math.floor(random() * items.length)] as Item;

/** Adds `count` random items, or all. */
function some<Item>(
  items: readonly Item[],
  count: number,
  random: Random,
  taken: Item[] = [],
): Item[] {
  const wanted = taken.length + Math.min(count, items.length);
  while (taken.length < wanted) {
    const item = oneOf(items, random);
    if (!taken.includes(item)) taken.push(item);
  }
  return taken;
}

/** Takes `counts[i]` cards of pile i, and shuffles them. */
function someOfEach(piles: readonly Cards[], counts: readonly number[], random: Random): Card[] {
  const taken: Card[] = [];
  for (const [index, count] of counts.entries()) some(piles[index] ?? [], count, random, taken);
  return mixed(taken, random);
}

/** Makes `count` hands that together stand for all. */
function several<Hand>(
  count: number,
  all: number,
  make: () => Hand,
): (Hand & { standsFor: number })[] {
  return Array.from({ length: count }, () => ({ ...make(), standsFor: all / count }));
}

/** Lists the ways to have so many cards of each rank, the twos first. */
const rankCounts = (size: number) => sumsTo(size, RANKS.length, SUITS.length);

const waysToSuit = (counts: readonly number[]) =>
  product(counts.map((count) => choose(SUITS.length, count)));

/** Deals all hands. */
function dealEveryHand(size: number, random: Random): AskedHand[] {
  return rankCounts(size).flatMap((rankCounts) => {
    const hands = rankCounts.reduce<Cards[]>(
      (begun, count, index) => withMore(begun, choices(OF_RANK[index] ?? [], count)),
      [[]],
    );
    return hands.map((cards) => ({ cards: mixed(cards, random), standsFor: 1, rankCounts }));
  });
}

/** Lists every one of the hands with every one of the groups. */
const withMore = (hands: readonly Cards[], groups: readonly Cards[]): Cards[] =>
  hands.flatMap((hand) => groups.map((group) => [...hand, ...group]));

/** Deals by the sizes of groups: four of one rank, three of another. */
function dealGroupSizes(size: number, random: Random): AskedHand[] {
  return sumsTo(size, RANKS.length, SUITS.length, { isFalling: true }).flatMap((sizes) => {
    const all = waysToOrder(sizes) * waysToSuit(sizes);
    return several(ASKED_OF_GROUP_SIZES, all, () => {
      const rankCounts = mixed(sizes, random);
      return { cards: someOfEach(OF_RANK, rankCounts, random), rankCounts };
    });
  });
}

/** Counts the different orders of numbers, some of which may be equal. */
function waysToOrder(numbers: readonly number[]): number {
  const same = numbers.map(
    (number, index) => numbers.slice(index).filter((other) => other === number).length,
  );
  return product(numbers.map((_, index) => index + 1)) / product(same);
}

/** Deals by the set of ranks, however many cards there are of each. */
function dealRankSets(size: number, random: Random): AskedHand[] {
  return RANKS.slice(0, size).flatMap((_, below) => {
    const covers = sumsTo(size, below + 1, SUITS.length).filter((counts) => !counts.includes(0));
    const standsFor = sum(covers.map(waysToSuit));
    return (covers.length > 0 ? setsOf(below + 1) : []).map((set) => {
      const rankCounts = RANKS.map(() => 0);
      for (const [at, count] of oneOf(covers, random).entries())
        rankCounts[set[at] as number] = count;
      return { cards: someOfEach(OF_RANK, rankCounts, random), standsFor, rankCounts };
    });
  });
}

/** Lists the sets of so many ranks. */
const setsOf = (ranks: number) => choices([...RANKS.keys()], ranks);

/** Deals by how many cards each suit has. */
function dealSuitSizes(size: number, random: Random): AskedHand[] {
  return sumsTo(size, SUITS.length, RANKS.length).flatMap((suitCounts) => {
    const all = product(suitCounts.map((count) => choose(RANKS.length, count)));
    return several(ASKED_OF_SUIT_SIZES, all, () => ({
      cards: someOfEach(OF_SUIT, suitCounts, random),
      suitCounts,
    }));
  });
}

/**
 * Deals at most eight cards, by the ranks of the one suit that has five. Hands with four of a suit,
 * and with five or seven cards one for each choice of ranks, stand for all hands without five of a
 * suit.
 */
function dealOneSuit(size: number, random: Random): AskedHand[] {
  // So every flush of five cards is tried.
  const flushes = dealFlushes(size, random, size === FLUSH ? SUITS.length : 1);
  const fours = setsOf(FLUSH - 1).map((set) =>
    besideOneSuit(set, oneOf(OF_SUIT, random), size, random),
  );
  const byWorth = DEALT_BY_WORTH.includes(size) ? handsOf('worth', size) : [];
  const others = byWorth.filter(({ flush }) => flush?.length === 0);
  const without = [...fours, ...others.map(({ cards }) => cards)];
  const standsFor = (allHands(size) - sum(flushes.map((hand) => hand.standsFor))) / without.length;
  return [...flushes, ...without.map((cards) => ({ cards, standsFor, flush: NO_FLUSH }))];
}

/** Deals a hand for every set of five or more ranks in one suit, in `inSuits` suits. */
function dealFlushes(size: number, random: Random, inSuits = 1): AskedHand[] {
  const sets = RANKS.slice(FLUSH - 1, size).flatMap((_, more) => setsOf(FLUSH + more));
  return sets.flatMap((flush) => {
    const standsFor =
      (SUITS.length * choose(DECK.length - RANKS.length, size - flush.length)) / inSuits;
    const suits = some(OF_SUIT, inSuits, random);
    const rankCounts =
      size === flush.length ? RANKS.map((_, index) => Number(flush.includes(index))) : undefined;
    return suits.map((suit) => ({
      cards: besideOneSuit(flush, suit, size, random),
      standsFor,
      flush,
      rankCounts,
    }));
  });
}

/**
 * Adds cards of other suits to ranks of one suit, half of the time near them, to make straights
 * likely.
 */
function besideOneSuit(
  set: readonly number[],
  suited: Cards,
  size: number,
  random: Random,
): Card[] {
  const cards = set.map((index) => suited[index] as Card);
  const [first, last] = [cards[0] as Card, cards.at(-1) as Card];
  const areNear = random() < 0.5;
  while (cards.length < size) {
    const card = oneOf(DECK, random);
    const isNear = card.rank >= first.rank - 1 && card.rank <= last.rank + 1;
    if (card.suit !== first.suit && (isNear || !areNear) && !cards.includes(card)) cards.push(card);
  }
  return mixed(cards, random);
}

/**
 * Deals by what a hand is worth: by its flush, otherwise by its ranks. Of some sizes it only deals
 * a sample.
 */
function dealWorth(size: number, random: Random): AskedHand[] {
  if (!DEALT_BY_WORTH.includes(size)) return dealSample(size, random);
  const known = new Map<string, number>();
  const others = rankCounts(size).map((rankCounts) => {
    const groups = rankCounts.filter(Boolean);
    const standsFor = known.get(groups.join()) ?? waysToSuit(groups) - waysToSuitAsFlush(groups);
    known.set(groups.join(), standsFor);
    let cards = someOfEach(OF_RANK, rankCounts, random);
    while (hasFlush(cards)) cards = someOfEach(OF_RANK, rankCounts, random);
    return {
      cards,
      standsFor,
      flush: NO_FLUSH,
      rankCounts: size > MOST_OF_RANKS ? undefined : rankCounts,
    };
  });
  return [...dealFlushes(size, random), ...others];
}

/** Returns whether a suit has five cards. */
function hasFlush(cards: Cards): boolean {
  for (const suit of SUITS) {
    let count = 0;
    for (const card of cards) if (card.suit === suit) count += 1;
    if (count >= FLUSH) return true;
  }
  return false;
}

/** Counts the choices of suits with five cards or more in one suit. */
function waysToSuitAsFlush(groups: readonly number[]): number {
  let ways = [1]; // ways[n]: with n cards of the suit
  for (const count of groups) {
    const [without, within] = [
      choose(SUITS.length - 1, count),
      choose(SUITS.length - 1, count - 1),
    ];
    ways = [...ways, 0].map((old, index) => old * without + (ways[index - 1] ?? 0) * within);
  }
  return SUITS.length * sum(ways.slice(FLUSH));
}

/**
 * Deals hands that stand for all, from a part of the deck, so that they are worth more than most.
 */
function dealSample(size: number, random: Random): AskedHand[] {
  return several(ASKED_OF_SAMPLE, allHands(size), () => {
    const suits = some(SUITS, 2 + Math.floor(random() * (SUITS.length - 1)), random);
    const ranks = some(
      RANKS,
      Math.ceil(size / suits.length) + Math.floor(random() * RANKS.length),
      random,
    );
    const part = DECK.filter(({ rank, suit }) => suits.includes(suit) && ranks.includes(rank));
    return { cards: some(part, size, random) };
  });
}
