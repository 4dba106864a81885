/** Counts how often each hand wins: exactly if that is not too much work, else by a sample. */
import { cardIndex } from '../cards/card-index.ts';
import { seededRandom } from '../cards/seeded-random.ts';
import * as kata from '../kata.ts';
import { Boards, type OnBoards } from './boards.ts';
import {
  countDeals,
  countOrders,
  dealAll,
  dealAtRandom,
  kindsOfSuits,
  listHoldings,
} from './deals.ts';
import type { Hand } from './hand.ts';
import { emptyHand } from './hands.ts';
import { type Odds, Tally } from './tally.ts';

/** The cards on a table, as far as they are known. */
export interface OddsOptions {
  readonly game: kata.BoardGame;
  /** Two or more; `undefined` stands for any cards. */
  readonly hands: readonly (kata.Cards | undefined)[];
  /** 0, 3, 4 or 5 cards. */
  readonly board?: kata.Cards | undefined;
  /** Cards that cannot come, because somebody folded or showed them. */
  readonly dead?: kata.Cards | undefined;
  /** Selects the deals if they are drawn at random: 0 to 4,294,967,295, by default 1. */
  readonly seed?: number | undefined;
}

/**
 * The most work for an exact answer. It is a number of steps and not a time, so that the answer is
 * the same on every machine; these take about two seconds on a desk. Against one other hand, without
 * dead cards, an unknown hand of Texas hold'em before the flop takes at most 7,564,375.
 */
const MOST_WORK = 8_000_000;

/** How many times as long it takes to find a strength that the rules said before. */
const STEPS_BY_RULES = 2;

/** How many steps it takes to rank a hand: in Omaha five for its six choices of hole cards. */
function stepsToRank(game: kata.BoardGame): number {
  const { holeSize, fromHole } = kata.GAMES[game];
  const steps = kata.hasUsualRanking(game) ? 1 : STEPS_BY_RULES;
  if (fromHole === 'any') return steps;
  return steps * (5 / 6) * countDeals(holeSize, [new Uint8Array(fromHole)]);
}

/** Counts the choices of ranks for the rest of a board: 6,175 for five cards of thirteen ranks. */
function countChoices(game: kata.BoardGame, toCome: Uint8Array): number {
  const ranks = kata.deckOf(game).length / kata.SUITS.length;
  // To choose with repetition is to choose from so many more.
  const withFive = countDeals(ranks + toCome.length - 1, [toCome]);
  return toCome.length < 5 ? withFive : withFive - ranks;
}

/** How many deals are drawn at random if all are too much work. */
const SAMPLE = 200_000;
const DEALS_OF_A_PER_CENT = SAMPLE / 100;

/** Selects these deals by default. */
const SEED_OF_ODDS = 1;

/** Takes the share of the work that is done, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Counts how often each hand wins, in the order given. The options are trusted.
 * @param onProgress - is called now and then if there are unknown hands
 */
export function countOdds(options: OddsOptions, onProgress: OnProgress = () => {}): Odds[] {
  const table = layOut(options);
  return isLittleWork(table)
    ? exactOdds(table, onProgress)
    : drawOdds(table, options.seed ?? SEED_OF_ODDS, onProgress);
}

/** Tells whether all deals are counted. The options are trusted. */
export function isExact(options: OddsOptions): boolean {
  return isLittleWork(layOut(options));
}

/** The cards by their indices in the deck. */
interface Table {
  readonly game: kata.BoardGame;
  readonly seats: readonly Seat[];
  readonly unknownSeats: readonly Seat[];
  /** The cards on the board so far, and the places of those to come. */
  readonly board: Uint8Array;
  readonly toCome: Uint8Array;
  /** By index: 1 for each card that may come. */
  readonly isLeft: Uint8Array;
  /** By suit: the same number for suits that differ only in their names. */
  readonly kinds: readonly number[];
}

/** The cards of a hand; if they are unknown, each deal writes others. */
interface Seat {
  readonly hole: Uint8Array;
  readonly hand: Hand;
}

function layOut({ game, hands, board = [], dead = [] }: OddsOptions): Table {
  const { holeSize, board: boardSize } = kata.GAMES[game];
  const seats = hands.map((cards) => ({
    hole: cards ? indicesOf(cards) : new Uint8Array(holeSize),
    hand: emptyHand(game),
  }));
  for (const { hand, hole } of seats) hand.hold(hole);
  const seen = [...hands, board, dead].map((cards = []) => indicesOf(cards));
  const isLeft = new Uint8Array(kata.DECK.length);
  for (const card of kata.deckOf(game)) isLeft[cardIndex(card)] = 1;
  for (const cards of seen) for (const card of cards) isLeft[card] = 0;
  return {
    game,
    seats,
    unknownSeats: seats.filter((_, seat) => hands[seat] === undefined),
    board: indicesOf(board),
    toCome: new Uint8Array(boardSize.most - board.length),
    isLeft,
    kinds: kindsOfSuits(seen),
  };
}

function indicesOf(cards: kata.Cards): Uint8Array {
  return Uint8Array.from(cards, cardIndex);
}

/** Tells whether an exact answer is little work. If all hands are known, it always is. */
function isLittleWork(table: Table): boolean {
  return table.unknownSeats.length === 0 || workFor(table) <= MOST_WORK;
}

/**
 * Counts the steps for an exact answer: how many unknown hands are dealt that differ in more than
 * the names of suits, times the choices of ranks for the board, on each of which all hands are
 * ranked.
 */
function workFor({ game, seats, unknownSeats, toCome, isLeft, kinds }: Table): number {
  const holes = unknownSeats.map(({ hole }) => hole);
  const cards = isLeft.reduce((sum, card) => sum + card, 0);
  const cardsForBoard = holes.reduce((left, { length }) => left - length, cards);
  const boards = countDeals(cardsForBoard, [toCome]);
  const choices = Math.min(boards, countChoices(game, toCome));
  const orders = holes.length > 0 ? countOrders(kinds) : 1;
  return (countDeals(cards, holes) / orders) * choices * seats.length * stepsToRank(game);
}

/** Deals all unknown hands, and all boards to each. */
function exactOdds(table: Table, onProgress: OnProgress): Odds[] {
  const { seats, unknownSeats, board, isLeft, kinds } = table;
  const tally = new Tally(seats.length);
  let handsAlike = 1;
  const boards = boardsOf(table, (strengths, count) => {
    tally.add(strengths, handsAlike * count);
  });
  const dealBoards = () => {
    for (const { hand, hole } of unknownSeats) hand.hold(hole);
    boards.rankAll(board);
  };

  const [first, ...others] = unknownSeats.map(({ hole }) => hole);
  if (first === undefined) {
    dealBoards();
    return tally.odds();
  }
  const holdings = listHoldings(isLeft, first.length, kinds);
  for (const [done, { cards, alike }] of holdings.entries()) {
    onProgress(done / holdings.length);
    handsAlike = alike;
    first.set(cards);
    for (const card of cards) isLeft[card] = 0;
    dealAll(isLeft, others, dealBoards);
    for (const card of cards) isLeft[card] = 1;
  }
  return tally.odds();
}

/** Returns the boards of a table, which write down the strengths of its hands. */
function boardsOf({ seats, isLeft }: Table, onBoards: OnBoards): Boards {
  const hands = seats.map(({ hand }) => hand);
  return new Boards(hands, isLeft, onBoards);
}

/** Draws deals of all unknown hands and the rest of the board. */
function drawOdds(table: Table, seed: number, onProgress: OnProgress): Odds[] {
  const { seats, unknownSeats, board, toCome, isLeft } = table;
  const tally = new Tally(seats.length);
  const wholeBoard = new Uint8Array(board.length + toCome.length);
  wholeBoard.set(board);
  const boards = boardsOf(table, (strengths) => tally.add(strengths, 1));
  const gaps = [...unknownSeats.map(({ hole }) => hole), toCome];
  let done = 0;
  dealAtRandom(SAMPLE, isLeft, gaps, seededRandom(seed), () => {
    if (done % DEALS_OF_A_PER_CENT === 0) onProgress(done / SAMPLE);
    done += 1;
    for (const { hand, hole } of unknownSeats) hand.hold(hole);
    wholeBoard.set(toCome, board.length);
    boards.rankAll(wholeBoard);
  });
  return tally.oddsWithErrors();
}
