/**
 * Says what a rule should answer, without asking any rule.
 *
 * A kata may be done in `src` itself, and then our rules are the rules under test. So what is
 * right comes from elsewhere: what a hand contains from how it was dealt, and what it is worth from
 * `worth.ts`.
 *
 * Where a feature names a number, the count needs no second opinion: the answers are added up, and
 * the number decides; the second opinion only lets a wrong count name a hand. Of six cards, and of
 * eight to ten, only some hands are ranked: there it decides alone.
 */
import { ACE, type Card, type Cards, RANKS, SUITS } from '../../src/cards/card.ts';
import type { BoardGame } from '../../src/kata.ts';
import type { Combination } from '../../src/ranking/categories.ts';
import type { KnownOfHand } from './asked-hand.ts';
import { heightsIn, type SecondOpinion } from './opinion.ts';
import { numberOf } from './strengths.ts';
import { choices } from './ways.ts';
import { type Worth, worthOf } from './worth.ts';

export const secondOpinion: SecondOpinion = {
  contains: (combination, hand) => CONTAINS[combination](hand),

  agrees({ category, cards, tieBreak }, hand) {
    const worth = worthOf(hand);
    const isWorth = category === worth.category && isSameList(tieBreak, worth.tieBreak);
    return isWorth && isChoice(cards, worth, hand);
  },

  rankOf(hand) {
    const worth = worthOf(hand);
    return { ...worth, cards: cardsFor(worth, hand) };
  },

  categoryInGame: (game, hole, board) => bestIn(game, hole, board).category,

  compareInGame: (game, a, b, board) =>
    heightIn(game, bestIn(game, a, board)) - heightIn(game, bestIn(game, b, board)),
};

const CONTAINS = {
  pair: ({ rankCounts }) => ranksWith(2, rankCounts) >= 1,
  'two pairs': ({ rankCounts }) => ranksWith(2, rankCounts) >= 2,
  'three of a kind': ({ rankCounts }) => ranksWith(3, rankCounts) >= 1,
  'full house': ({ rankCounts }) => ranksWith(3, rankCounts) >= 1 && ranksWith(2, rankCounts) >= 2,
  'four of a kind': ({ rankCounts }) => ranksWith(4, rankCounts) >= 1,
  flush: ({ suitCounts }) => known(suitCounts).some((count) => count >= 5),
  straight: ({ rankCounts }) => hasRow((rank) => known(rankCounts)[rank] !== 0),
  'straight flush': ({ flush }) => hasRow((rank) => known(flush).includes(rank)),
  'royal flush': ({ flush }) => BROADWAY.every((rank) => known(flush).includes(rank)),
} as const satisfies Record<Combination, (hand: KnownOfHand) => boolean>;

/** Returns what a class knows of its hands. @throws Error if it does not know that */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the class of this hand does not know what was asked');
  return value;
}

/** The ten rows of five ranks, by index: the wheel with the ace, 12, first, up to Broadway. */
const ROWS = [
  [12, 0, 1, 2, 3],
  ...RANKS.slice(4).map((_, lowest) => [0, 1, 2, 3, 4].map((step) => lowest + step)),
];
const BROADWAY = [8, 9, 10, 11, 12];

const hasRow = (has: (rank: number) => boolean): boolean => ROWS.some((row) => row.every(has));

/** Counts the ranks that have at least so many cards. */
function ranksWith(least: number, rankCounts: readonly number[] | undefined): number {
  let ranks = 0;
  for (const count of known(rankCounts)) if (count >= least) ranks += 1;
  return ranks;
}

type HandsInGame = (hole: Cards, board: Cards) => readonly Cards[];

/** Lists all hands of two of the hole and three of the board. */
const handsInOmaha: HandsInGame = (hole, board) => {
  const threes = choices(board, 3);
  return choices(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
};

/** The hands that a player may make. In Texas hold'em all cards count. */
const HANDS = {
  'texas-holdem': (hole, board) => [[...hole, ...board]],
  omaha: handsInOmaha,
  'five-card-omaha': handsInOmaha,
  'six-card-omaha': handsInOmaha,
  'short-deck': (hole, board) => choices([...hole, ...board], 5).map(withAceAsFive),
} as const satisfies Record<BoardGame, HandsInGame>;

/**
 * Makes 5 6 7 8 9 of A 6 7 8 9: it is the lowest straight of short deck, and no other hand there has
 * a five.
 */
function withAceAsFive(five: Cards): Cards {
  const ranks = five.map(({ rank }) => rank).sort((a, b) => a - b);
  if (ranks.join() !== '6,7,8,9,14') return five;
  return five.map((card) => (card.rank === ACE ? { ...card, rank: 5 } : card));
}

/** Returns what a player's best hand is worth. */
function bestIn(game: BoardGame, hole: Cards, board: Cards): Worth {
  return HANDS[game](hole, board)
    .map(worthOf)
    .reduce((best, worth) => (heightIn(game, worth) > heightIn(game, best) ? worth : best));
}

/** Returns how high a hand is in a game, as a number. */
const heightIn = (game: BoardGame, worth: Worth): number => numberOf(worth, heightsIn(game));

// These run for each of some 80,000 hands: loops are faster than callbacks.

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < b.length; index += 1) if (a[index] !== b[index]) return false;
  return a.length === b.length;
}

/**
 * Checks the cards that count: they are of the hand, none twice, of the right ranks and, if need
 * be, of one suit. They may be in any order, although most solutions list them like the tie-break.
 */
function isChoice(five: Cards, worth: Worth, hand: Cards): boolean {
  if (isChoiceInOrder(five, worth, hand)) return true;
  const inOrder = cardsOfRanks(worth.tieBreak.map(rankOfNumber), five);
  return five.length === inOrder.length && isChoiceInOrder(inOrder, worth, hand);
}

function isChoiceInOrder(five: Cards, { tieBreak, isSuited }: Worth, hand: Cards): boolean {
  for (let index = 0; index < tieBreak.length; index += 1) {
    const card = five[index];
    if (card?.rank !== rankOfNumber(tieBreak[index] as number)) return false;
    if (isSuited && card.suit !== five[0]?.suit) return false;
    if (indexOf(card, hand) === -1 || indexOf(card, five) < index) return false;
  }
  return five.length === tieBreak.length;
}

/** Finds the index of a card or of a copy of it; -1 if there is none. */
function indexOf(card: Card, cards: Cards): number {
  for (let index = 0; index < cards.length; index += 1) {
    const other = cards[index] as Card;
    if (other.rank === card.rank && other.suit === card.suit) return index;
  }
  return -1;
}

/** Returns the rank that counts as a number: the ace of a wheel counts as 1. */
const rankOfNumber = (number: number): number => (number === 1 ? ACE : number);

/** Finds cards of a hand that make its worth, in the order of the tie-break. */
function cardsFor({ tieBreak, isSuited }: Worth, cards: Cards): Card[] {
  const ranks = tieBreak.map(rankOfNumber);
  if (!isSuited) return cardsOfRanks(ranks, cards);
  const fives = SUITS.map((suit) =>
    cardsOfRanks(
      ranks,
      cards.filter((card) => card.suit === suit),
    ),
  );
  return fives.find((five) => five.length === ranks.length) as Card[];
}

/** Takes a card for each of the ranks, as long as there are some. */
function cardsOfRanks(ranks: readonly number[], cards: Cards): Card[] {
  const taken: Card[] = [];
  for (const rank of ranks) {
    const card = cards.find((candidate) => candidate.rank === rank && !taken.includes(candidate));
    if (card) taken.push(card);
  }
  return taken;
}
