/**
 * All hands of so many cards, in classes that a right rule cannot tell apart.
 *
 * Nobody can ask a rule about every hand of seven cards, for there are 133,784,560. But it has to give the same answer for
 * all hands of a class, so a few of them stand for the whole class, and the answers add up to an exact count. Which few, in
 * which suits and in which order, is left to a seeded chance, so that "only when sorted" or "only hearts" is found as well.
 * The hands that are asked are a sample: a mistake that is rare enough within a class can slip through.
 */
import { type Card, type Cards, RANKS, SUITS } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { type Random, shuffle } from '../../src/kata/cards/shuffle.ts';
import { combinations } from '../../src/kata/games/combinations.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import { choose, product, sum, sumsTo } from './ways.ts';

/** A hand that is asked, and how many hands it stands for. */
export interface AskedHand {
  /** To be asked as a copy: code that changes it must not spoil it for the next, and V8 is slow with frozen lists. */
  readonly cards: Cards;
  readonly standsFor: number;
}

const SEED = 52;
const FLUSH = 5;
/** With more cards, the four of a suit and the cards beside them could be two suits with five cards. */
const MOST_BY_ONE_SUIT = 8;
/** With more cards a hand may have a flush and a full house, and be in no class that tells what it is worth. */
const MOST_BY_WORTH = 7;
/** The rarest sizes of groups and of suits are asked about as often as the most common. */
const ASKED_OF_GROUP_SIZES = 30;
const ASKED_OF_SUIT_SIZES = 10;
const ASKED_OF_SAMPLE = 1000;

/** The ways to put hands into classes, by what a rule looks at. Each deals some hands of every class. */
const CLASSES = {
  'every hand': dealEveryHand,
  ranks: dealRanks,
  'group sizes': dealGroupSizes,
  'sets of ranks': dealRankSets,
  'suit sizes': dealSuitSizes,
  'one suit': dealOneSuit,
  worth: dealWorth,
} as const satisfies Record<string, (size: number, random: Random) => AskedHand[]>;

export type Classes = keyof typeof CLASSES;

const dealt = new Map<string, readonly AskedHand[]>();

/** Gives the hands that are asked in the place of all hands of so many cards: the same whenever they are asked. */
export function handsOf(classes: Classes, size: number): readonly AskedHand[] {
  const name = `${classes} of ${size}`;
  const hands = dealt.get(name) ?? CLASSES[classes](size, seededRandom(SEED));
  dealt.set(name, hands);
  return hands;
}

/** Counts the hands of so many cards. */
export const allHands = (size: number): number => choose(DECK.length, size);

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);

/** Takes so many of the items, by chance; all, if there are no more. */
function some<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const taken: Item[] = [];
  while (taken.length < Math.min(count, items.length)) {
    const item = oneOf(items, random);
    if (!taken.includes(item)) taken.push(item);
  }
  return taken;
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function dealEveryHand(size: number, random: Random): AskedHand[] {
  return combinations(DECK, size).map((cards) => ({ cards: shuffle(cards, random), standsFor: 1 }));
}

// --- by ranks: how many cards there are of each, from the two to the ace

/** By the place of a rank, and by how many cards there are of it, every choice of them. */
const CHOICES = RANKS.map((rank) => {
  const cards = DECK.filter((card) => card.rank === rank);
  return [0, 1, 2, 3, 4].map((count) => combinations(cards, count));
});

function dealRanks(size: number, random: Random): AskedHand[] {
  const all = sumsTo(size, RANKS.length, SUITS.length);
  return all.map((counts) => ({ cards: suited(counts, random), standsFor: waysToSuit(counts) }));
}

/** Takes cards of any suits, so many of each rank, in any order. */
function suited(counts: readonly number[], random: Random): Card[] {
  const cards: Card[] = [];
  counts.forEach((count, at) => {
    if (count > 0) cards.push(...oneOf(CHOICES[at]?.[count] ?? [], random));
  });
  return shuffle(cards, random);
}

const waysToSuit = (counts: readonly number[]) => product(counts.map((count) => choose(SUITS.length, count)));

// --- by groups: four of one rank, three of another, whichever ranks they are

function dealGroupSizes(size: number, random: Random): AskedHand[] {
  const largestFirst = sumsTo(size, RANKS.length, SUITS.length, { isFalling: true });
  return largestFirst.flatMap((counts) => {
    const standsFor = (waysToOrder(counts) * waysToSuit(counts)) / ASKED_OF_GROUP_SIZES;
    return times(ASKED_OF_GROUP_SIZES, () => ({ cards: suited(shuffle(counts, random), random), standsFor }));
  });
}

/** Counts the orders of numbers, some of which are the same. */
function waysToOrder(numbers: readonly number[]): number {
  let free = numbers.length;
  const ways = [...new Set(numbers)].map((number) => {
    const same = numbers.filter((other) => other === number).length;
    free -= same;
    return choose(free + same, same);
  });
  return product(ways);
}

// --- by the set of ranks, however many cards there are of each

function dealRankSets(size: number, random: Random): AskedHand[] {
  return RANKS.flatMap((_, below) => {
    const ranks = below + 1;
    const covers = sumsTo(size - ranks, ranks, SUITS.length - 1).map((more) => more.map((count) => count + 1));
    const standsFor = sum(covers.map(waysToSuit));
    if (covers.length === 0) return [];
    return setsOf(ranks).map((set) => {
      const counts = RANKS.map(() => 0);
      oneOf(covers, random).forEach((count, at) => {
        counts[set[at] ?? 0] = count;
      });
      return { cards: suited(counts, random), standsFor };
    });
  });
}

/** Lists the sets of so many ranks, each rank as its place from 0. */
const setsOf = (ranks: number) => combinations([...RANKS.keys()], ranks);

// --- by suits: how many cards each has

/** The cards of each suit, from the two to the ace. */
const SUITED = SUITS.map((suit) => DECK.filter((card) => card.suit === suit));

function dealSuitSizes(size: number, random: Random): AskedHand[] {
  return sumsTo(size, SUITS.length, RANKS.length).flatMap((counts) => {
    const hands = product(counts.map((count) => choose(RANKS.length, count)));
    return times(ASKED_OF_SUIT_SIZES, () => {
      const cards = SUITED.flatMap((suit, at) => some(suit, counts[at] ?? 0, random));
      return { cards: shuffle(cards, random), standsFor: hands / ASKED_OF_SUIT_SIZES };
    });
  });
}

// --- by the ranks of the one suit that has five cards

/**
 * All hands without five of a suit are asked about by hands with four of it, for those are mistaken most easily, and by one for
 * every choice of ranks, where there are not too many.
 */
function dealOneSuit(size: number, random: Random): AskedHand[] {
  if (size > MOST_BY_ONE_SUIT) throw new Error(`${size} cards may have two suits with five cards`);
  const flushes = dealFlushes(size, random, size === FLUSH ? SUITS.length : 1); // so every flush of five cards is asked
  const others = allHands(size) - sum(flushes.map(({ standsFor }) => standsFor));
  const fours = setsOf(FLUSH - 1).map((set) => besideOneSuit(set, oneOf(SUITED, random), size, random));
  const mixed = size > MOST_BY_WORTH ? [] : handsOf('worth', size).map(({ cards }) => cards);
  const without = [...fours, ...mixed.filter((cards) => !hasFlush(cards))];
  return [...flushes, ...without.map((cards) => ({ cards, standsFor: others / without.length }))];
}

/** @param inSuits - in how many suits each choice of ranks is asked */
function dealFlushes(size: number, random: Random, inSuits = 1): AskedHand[] {
  const sets = RANKS.flatMap((_, below) => (below + 1 < FLUSH || below >= size ? [] : setsOf(below + 1)));
  return sets.flatMap((set) => {
    const hands = SUITS.length * choose(DECK.length - RANKS.length, size - set.length);
    return some(SUITED, inSuits, random).map((suit) => ({
      cards: besideOneSuit(set, suit, size, random),
      standsFor: hands / inSuits,
    }));
  });
}

/**
 * Takes cards of one suit with these ranks, and of the other suits as many more as are wanted. Half of the time these are near
 * the ranks of the suit, so that they would help to a straight.
 */
function besideOneSuit(set: readonly number[], suited: Cards, size: number, random: Random): Card[] {
  const inSuit = set.map((at) => suited[at] as Card);
  const [lowest, highest] = [(inSuit[0]?.rank ?? 0) - 1, (inSuit.at(-1)?.rank ?? 0) + 1];
  const areNear = random() < 0.5;
  const others = DECK.filter(
    ({ rank, suit }) => suit !== inSuit[0]?.suit && (!areNear || (rank >= lowest && rank <= highest)),
  );
  return shuffle([...inSuit, ...some(others, size - set.length, random)], random);
}

// --- by all that decides what a hand is worth: its flush, or else its ranks

function dealWorth(size: number, random: Random): AskedHand[] {
  if (size > MOST_BY_WORTH) return dealSample(size, random);
  const known = new Map<string, number>();
  const others = sumsTo(size, RANKS.length, SUITS.length).map((counts) => {
    const groups = counts.filter(Boolean);
    const standsFor = known.get(groups.join()) ?? waysToSuit(groups) - waysToSuitAsFlush(groups);
    known.set(groups.join(), standsFor);
    return { cards: suitedWithoutFlush(counts, random), standsFor };
  });
  return [...dealFlushes(size, random), ...others];
}

/** Counts how many of them have five cards of a suit: of each rank that has either one card or none. */
function waysToSuitAsFlush(groups: readonly number[]): number {
  let ways = [1]; // at each place: with so many cards of the suit
  for (const count of groups) {
    const [without, within] = [choose(SUITS.length - 1, count), choose(SUITS.length - 1, count - 1)];
    ways = [...ways, 0].map((old, at) => old * without + (ways[at - 1] ?? 0) * within);
  }
  return SUITS.length * sum(ways.slice(FLUSH));
}

function suitedWithoutFlush(counts: readonly number[], random: Random): Card[] {
  for (;;) {
    const cards = suited(counts, random);
    if (!hasFlush(cards)) return cards;
  }
}

function hasFlush(cards: Cards): boolean {
  const counts = { C: 0, D: 0, H: 0, S: 0 };
  for (const { suit } of cards) counts[suit] += 1;
  return Math.max(counts.C, counts.D, counts.H, counts.S) >= FLUSH;
}

/** Not by classes: some hands stand for all. They come from a part of the deck, which makes them worth more than most. */
function dealSample(size: number, random: Random): AskedHand[] {
  return times(ASKED_OF_SAMPLE, () => {
    const suits = some(SUITS, 2 + Math.floor(random() * (SUITS.length - 1)), random);
    const ranks = some(RANKS, Math.ceil(size / suits.length) + Math.floor(random() * RANKS.length), random);
    const part = DECK.filter(({ rank, suit }) => suits.includes(suit) && ranks.includes(rank));
    return { cards: some(part, size, random), standsFor: allHands(size) / ASKED_OF_SAMPLE };
  });
}
