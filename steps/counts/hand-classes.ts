/**
 * All hands of so many cards, in classes that a right rule cannot tell apart.
 *
 * Nobody can ask a rule about every hand of seven cards, for there are 133,784,560. But it has to give the same answer for
 * all hands of a class, so a few of them stand for the whole class, and the answers add up to an exact count. Which few, in
 * which suits and in which order, is left to a seeded chance, so that "only when sorted" or "only hearts" is found as well.
 * The hands that are asked are a sample: a mistake that is rare enough within a class can slip through.
 */
import { type Card, type Cards, RANKS, SUITS, type Suit } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { type Random, shuffle } from '../../src/kata/cards/shuffle.ts';
import { combinations } from '../../src/kata/games/combinations.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import { tick } from './tick.ts';

/** A hand that is asked, and how many hands it stands for. */
export interface AskedHand {
  /** To be asked as a copy: code that changes it must not spoil it for the next, and V8 is slow with frozen lists. */
  readonly cards: Cards;
  readonly standsFor: number;
}

const SEED = 52;
const DECK_SIZE = DECK.length;
const FLUSH = 5;
/** With more cards, two suits could have five. */
const MOST_WITH_ONE_FLUSH = 9;
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

const asked = new Map<string, readonly AskedHand[]>();

/** The hands that are asked in the place of all hands of so many cards: the same whenever they are asked. */
export function handsOf(classes: Classes, size: number): readonly AskedHand[] {
  const name = `${classes} of ${size}`;
  const random = seededRandom(SEED);
  const known = asked.get(name) ?? CLASSES[classes](size, random);
  asked.set(name, known);
  return known;
}

function inAnyOrder(cards: Cards, random: Random): Card[] {
  tick();
  return shuffle(cards, random);
}

/** How many hands of so many cards there are. */
export const allHands = (size: number): number => choose(DECK_SIZE, size);

/** How many ways there are to take so many of so many: 6 to take two of four. */
export function choose(all: number, taken: number): number {
  if (taken < 0 || taken > all) return 0;
  let ways = 1;
  for (let one = 1; one <= taken; one += 1) ways = (ways * (all - taken + one)) / one;
  return Math.round(ways);
}

/** So many of the items, by chance; all, if there are no more. */
function some<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  if (count >= items.length) return [...items];
  const taken: Item[] = [];
  while (taken.length < count) {
    const item = oneOf(items, random);
    if (!taken.includes(item)) taken.push(item);
  }
  return taken;
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const times = <Made>(count: number, make: (made: number) => Made): Made[] =>
  Array.from({ length: count }, (_, made) => make(made));
const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

// --- one by one, where there are few

function dealEveryHand(size: number, random: Random): AskedHand[] {
  return combinations(DECK, size).map((cards) => ({ cards: inAnyOrder(cards, random), standsFor: 1 }));
}

// --- by ranks: how many cards there are of each

/** Cards of one rank: the place of the rank, from the two at 0 to the ace at 12, and how many cards there are of it. */
type Group = readonly [at: number, count: number];

const GROUPS = RANKS.map((_, at) => SUITS.map((_, below): Group => [at, below + 1]));

/** Every way to have so many cards of each rank. */
function rankGroups(size: number): Group[][] {
  const found: Group[][] = [];
  const groups: Group[] = [];
  const addFrom = (from: number, left: number): void => {
    if (left === 0) found.push([...groups]);
    for (const ofRank of GROUPS.slice(from))
      for (const group of ofRank.slice(0, left)) {
        groups.push(group);
        addFrom(group[0] + 1, left - group[1]);
        groups.pop();
      }
  };
  addFrom(0, size);
  return found;
}

const waysToSuit = (groups: readonly Group[]) => product(groups.map(([, count]) => choose(SUITS.length, count)));

/** By the place of a rank, and by how many cards there are of it, every choice of them. */
const CHOICES = RANKS.map((_, at) => [0, 1, 2, 3, 4].map((count) => combinations(cardsOfRank(at, SUITS), count)));

function dealRanks(size: number, random: Random): AskedHand[] {
  return rankGroups(size).map((groups) => ({ cards: suited(groups, random), standsFor: waysToSuit(groups) }));
}

function suited(groups: readonly Group[], random: Random): Card[] {
  const cards: Card[] = [];
  for (const [at, count] of groups) cards.push(...oneOf(CHOICES[at]?.[count] ?? [], random));
  return inAnyOrder(cards, random);
}

function cardsOfRank(at: number, suits: readonly Suit[]): Card[] {
  return suits.map((suit) => DECK[SUITS.indexOf(suit) * RANKS.length + at] as Card);
}

// --- by groups: four of one rank, three of another, whichever ranks they are

function dealGroupSizes(size: number, random: Random): AskedHand[] {
  return partitions(size, SUITS.length, RANKS.length).flatMap((counts) => {
    const hands = waysToChooseRanks(counts) * product(counts.map((count) => choose(SUITS.length, count)));
    return times(ASKED_OF_GROUP_SIZES, () => {
      const ranks = some([...RANKS.keys()], counts.length, random);
      const groups = counts.map((count, place): Group => [ranks[place] ?? 0, count]);
      return { cards: suited(groups, random), standsFor: hands / ASKED_OF_GROUP_SIZES };
    });
  });
}

/** The ways to write a number as a sum of smaller ones, largest first: 4 as 4, 3+1, 2+2, 2+1+1 and 1+1+1+1. */
function partitions(total: number, largest: number, mostParts: number): number[][] {
  if (total === 0) return [[]];
  if (mostParts === 0) return [];
  const firsts = Array.from({ length: Math.min(total, largest) }, (_, below) => Math.min(total, largest) - below);
  return firsts.flatMap((first) => partitions(total - first, first, mostParts - 1).map((rest) => [first, ...rest]));
}

/** The ways to give groups of these sizes a rank each. */
function waysToChooseRanks(sizes: readonly number[]): number {
  let [free, ways] = [RANKS.length as number, 1];
  for (const size of new Set(sizes)) {
    const groups = sizes.filter((other) => other === size).length;
    ways *= choose(free, groups);
    free -= groups;
  }
  return ways;
}

// --- by the set of ranks, however many cards there are of each

function dealRankSets(size: number, random: Random): AskedHand[] {
  const sizes = RANKS.map((_, below) => below + 1).filter((ranks) => ranks <= size && ranks * SUITS.length >= size);
  return sizes.flatMap((ranks) => {
    const standsFor = waysToCover(ranks, size);
    return subsets(ranks).map((set) => ({ cards: covering(set, size, random), standsFor }));
  });
}

/** The ways to take so many cards of so many ranks, of each at least one: those that may miss some, without those that do. */
function waysToCover(ranks: number, size: number): number {
  const missing = Array.from({ length: ranks + 1 }, (_, missed) => missed);
  return sum(
    missing.map((missed) => (-1) ** missed * choose(ranks, missed) * choose((ranks - missed) * SUITS.length, size)),
  );
}

/** The sets of so many ranks, each rank as its place from 0. */
const subsets = (size: number) => combinations([...RANKS.keys()], size);

function covering(set: readonly number[], size: number, random: Random): Card[] {
  const cards = set.flatMap((at) => oneOf(CHOICES[at]?.[1] ?? [], random));
  while (cards.length < size) {
    const [another] = oneOf(CHOICES[oneOf(set, random)]?.[1] ?? [], random);
    if (another && !cards.includes(another)) cards.push(another);
  }
  return inAnyOrder(cards, random);
}

// --- by suits: how many cards each has

function dealSuitSizes(size: number, random: Random): AskedHand[] {
  return compositions(size, SUITS.length).flatMap((sizes) => {
    const hands = product(sizes.map((cards) => choose(RANKS.length, cards)));
    return times(ASKED_OF_SUIT_SIZES, () => {
      const cards = SUITS.flatMap((suit, at) => some(ofSuit(suit), sizes[at] ?? 0, random));
      return { cards: inAnyOrder(cards, random), standsFor: hands / ASKED_OF_SUIT_SIZES };
    });
  });
}

/** The ways to give so many cards to the suits, one after the other. */
function compositions(size: number, suits: number): number[][] {
  if (suits === 0) return size === 0 ? [[]] : [];
  const most = Math.min(size, RANKS.length);
  return Array.from({ length: most + 1 }, (_, first) => first).flatMap((first) =>
    compositions(size - first, suits - 1).map((rest) => [first, ...rest]),
  );
}

const CARDS_OF_SUIT = new Map(SUITS.map((suit) => [suit, DECK.filter((card) => card.suit === suit)]));
const ofSuit = (suit: Suit): Cards => CARDS_OF_SUIT.get(suit) ?? [];

// --- by the ranks of the one suit that has five cards

/**
 * All hands without five of a suit are asked about by hands with four of it, for those are mistaken most easily, and by one for
 * every choice of ranks, where there are not too many.
 */
function dealOneSuit(size: number, random: Random): AskedHand[] {
  const flushes = dealFlushes(size, random, size === FLUSH ? SUITS.length : 1); // so every flush of five cards is asked
  const others = allHands(size) - sum(flushes.map(({ standsFor }) => standsFor));
  const fours = subsets(FLUSH - 1).map((set) => besideOneSuit(set, oneOf(SUITS, random), size, random));
  const dealt = size > MOST_BY_WORTH ? [] : handsOf('worth', size).map(({ cards }) => cards);
  const without = [...fours, ...dealt.filter((cards) => !hasFlush(cards))];
  return [...flushes, ...without.map((cards) => ({ cards, standsFor: others / without.length }))];
}

/** @param inSuits - in how many suits each choice of ranks is asked */
function dealFlushes(size: number, random: Random, inSuits = 1): AskedHand[] {
  if (size > MOST_WITH_ONE_FLUSH) throw new Error(`${size} cards may have two suits with five cards`);
  const sizes = times(size - FLUSH + 1, (more) => FLUSH + more);
  return sizes.flatMap((suited) => {
    const hands = SUITS.length * choose(DECK_SIZE - RANKS.length, size - suited);
    return subsets(suited).flatMap((set) => {
      const suits = some(SUITS, inSuits, random);
      return suits.map((suit) => ({ cards: besideOneSuit(set, suit, size, random), standsFor: hands / inSuits }));
    });
  });
}

/**
 * Cards of one suit with these ranks, and of the other suits as many more as are wanted. Half of the time these are near the
 * ranks of the suit, so that they would help to a straight; no other suit gets five.
 */
function besideOneSuit(set: readonly number[], suit: Suit, size: number, random: Random): Card[] {
  const [lowest = 0, highest = 0] = [set[0], set.at(-1)];
  const areNear = random() < 0.5;
  const fits = ({ rank }: Card) => !areNear || (rank - RANKS[0] >= lowest - 1 && rank - RANKS[0] <= highest + 1);
  const beside: Card[] = [];
  while (beside.length < size - set.length) {
    const card = oneOf(DECK, random);
    if (card.suit !== suit && fits(card) && !beside.includes(card)) beside.push(card);
  }
  if (hasFlush(beside)) return besideOneSuit(set, suit, size, random);
  return inAnyOrder([...set.map((at) => ofSuit(suit)[at] as Card), ...beside], random);
}

// --- by all that decides what a hand is worth: its flush, or else its ranks

function dealWorth(size: number, random: Random): AskedHand[] {
  if (size > MOST_BY_WORTH) return dealSample(size, random);
  const known = new Map<string, number>();
  const others = rankGroups(size).map((groups) => {
    const counts = groups.map(([, count]) => count).join();
    const standsFor = known.get(counts) ?? waysToSuit(groups) - waysToSuitAsFlush(groups);
    known.set(counts, standsFor);
    return { cards: suitedWithoutFlush(groups, random), standsFor };
  });
  return size < FLUSH ? others : [...dealFlushes(size, random), ...others];
}

/** In how many of them some suit has five cards: of each rank it has either one card or none. */
function waysToSuitAsFlush(groups: readonly Group[]): number {
  if (groups.length < FLUSH) return 0;
  let ways = [1]; // at each place: with so many cards of the suit
  for (const [, count] of groups) {
    const [without, within] = [choose(SUITS.length - 1, count), choose(SUITS.length - 1, count - 1)];
    ways = [...ways, 0].map((old, at) => old * without + (ways[at - 1] ?? 0) * within);
  }
  return SUITS.length * sum(ways.slice(FLUSH));
}

function suitedWithoutFlush(groups: readonly Group[], random: Random): Card[] {
  for (;;) {
    const cards = suited(groups, random);
    if (!hasFlush(cards)) return cards;
  }
}

function hasFlush(cards: Cards): boolean {
  const counts = { C: 0, D: 0, H: 0, S: 0 };
  for (const { suit } of cards) {
    counts[suit] += 1;
    if (counts[suit] === FLUSH) return true;
  }
  return false;
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
