/**
 * How often each hand wins, and which cards change it: exact up to two million deals, beyond that
 * 200,000 at random.
 */
import { quote } from '../../kata/cards/quote.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import * as kata from '../../kata/kata.ts';
import { countDeals, dealAll, dealAtRandom } from './deals.ts';
import { PREPARE_STRENGTH, type StrengthWith } from './strengths.ts';

/**
 * The most deals that are all counted. It is a number of deals and not a time, so that the answer is
 * the same on every machine.
 */
const MOST_DEALS = 2_000_000;

/** How many deals are drawn at random if there are more. */
const SAMPLE = 200_000;

/** Selects these deals by default. */
const SEED_OF_ODDS = 1;

export interface OutsOptions {
  readonly game: kata.BoardGame;
  /** Two or more. */
  readonly hands: readonly kata.Cards[];
  readonly board: kata.Cards;
}

export interface OddsOptions {
  readonly game: kata.BoardGame;
  /** Two or more; `undefined` stands for any cards. */
  readonly hands: readonly (kata.Cards | undefined)[];
  /** 0, 3, 4 or 5 cards. */
  readonly board?: kata.Cards;
  /** Cards that cannot come, because somebody folded or showed them. */
  readonly dead?: kata.Cards;
  /** Selects the deals if they are drawn at random: a whole number, by default 1. */
  readonly seed?: number;
}

export interface Odds {
  /** The share of deals that the hand wins alone, 0 to 1. */
  readonly win: number;
  /** The share of deals in which it ties for the best hand, 0 to 1. */
  readonly tie: number;
  /** Its share of the pot, 0 to 1: a tie of two counts half. */
  readonly equity: number;
  /** `win` and `tie` as numbers of deals, `of` so many. */
  readonly wins: number;
  readonly ties: number;
  readonly of: number;
  /** The standard error of `equity`, only if the deals were drawn at random. */
  readonly standardError?: number;
}

/**
 * Counts how often each hand wins, in the order given.
 * @throws Error on wrong numbers of hands or cards, and on repeated cards
 */
export function odds(options: OddsOptions): Odds[] {
  requireTable(options);
  const table = layOut(options);
  const { rest, gaps } = table;
  const counts = options.hands.map(() => new Uint32Array(options.hands.length));
  const onDeal = () => countDeal(table, counts);
  const deals = countDeals(rest.length, gaps);
  if (deals <= MOST_DEALS) {
    dealAll(rest, gaps, onDeal);
    return counts.map((count) => oddsFrom(count, deals));
  }
  dealAtRandom(SAMPLE, rest, gaps, seededRandom(options.seed ?? SEED_OF_ODDS), onDeal);
  return counts.map((count) => withStandardError(oddsFrom(count, SAMPLE), count));
}

/** The cards by their indices in the deck. Each deal fills the gaps anew. */
interface Table {
  /** The whole board, the gap at its end. */
  readonly board: Uint8Array;
  /** The parts of the board and of the hands that are not known. */
  readonly gaps: readonly Uint8Array[];
  /** The cards that may come. */
  readonly rest: readonly number[];
  /** By seat: the strength of the hand with the board. */
  readonly strengthWith: readonly StrengthWith[];
  /** By seat: the strengths on this deal. */
  readonly strengths: Uint16Array;
}

function layOut({ game, hands, board = [], dead = [] }: OddsOptions): Table {
  const { holeSize, board: boardSize } = kata.GAMES[game];
  const holes = hands.map((hand) => Uint8Array.from(hand?.map(kata.cardIndex) ?? Array(holeSize)));
  const unknownHoles = holes.filter((_, seat) => hands[seat] === undefined);
  const wholeBoard = new Uint8Array(boardSize.most);
  wholeBoard.set(board.map(kata.cardIndex));
  const seen = [...hands.flatMap((hand) => hand ?? []), ...board, ...dead];
  return {
    board: wholeBoard,
    gaps: [...unknownHoles, wholeBoard.subarray(board.length)],
    rest: kata.cardsLeft(seen).map(kata.cardIndex),
    strengthWith: holes.map((hole, seat) =>
      PREPARE_STRENGTH[game](hole, hands[seat] !== undefined),
    ),
    strengths: new Uint16Array(hands.length),
  };
}

/**
 * Counts one deal. `counts` says by seat how often it has the best hand alone, with one other, with
 * two …
 */
function countDeal(
  { board, strengthWith, strengths }: Table,
  counts: readonly Uint32Array[],
): void {
  let highest = 0;
  let others = 0;
  for (let seat = 0; seat < strengthWith.length; seat++) {
    const strength = (strengthWith[seat] as StrengthWith)(board);
    strengths[seat] = strength;
    if (strength > highest) {
      highest = strength;
      others = 0;
    } else if (strength === highest) {
      others += 1;
    }
  }
  for (let seat = 0; seat < strengthWith.length; seat++) {
    if (strengths[seat] !== highest) continue;
    const count = counts[seat] as Uint32Array;
    count[others] = (count[others] as number) + 1;
  }
}

/** Returns the odds of a hand from how often it is best alone, with one other, with two … */
function oddsFrom(count: Uint32Array, of: number): Odds {
  const wins = count[0] as number;
  const ties = count.subarray(1).reduce((sum, deals) => sum + deals, 0);
  const equity = meanOf(count, of, (players) => 1 / players);
  return { win: wins / of, tie: ties / of, equity, wins, ties, of };
}

function withStandardError(exact: Odds, count: Uint32Array): Odds {
  const { equity, of } = exact;
  const variance = meanOf(count, of, (players) => 1 / players ** 2) - equity ** 2;
  // Rounding may make it a little less than 0.
  const standardError = Math.sqrt(Math.max(0, variance) / of);
  return { ...exact, standardError };
}

/** Returns the mean of a value that depends on how many players share the pot; 0 for a loss. */
function meanOf(count: Uint32Array, of: number, valueFor: (players: number) => number): number {
  return count.reduce((sum, deals, others) => sum + deals * valueFor(others + 1), 0) / of;
}

/**
 * Lists the cards that may come next, each with the players who are then ahead.
 * @throws Error as `odds`, and unless all hands are known and the board has 3 or 4 cards
 */
export function outs({ game, hands, board = [] }: OutsOptions): kata.Out[] {
  requireTable({ game, hands, board });
  const unknownHand = hands.findIndex((hand) => !hand);
  if (unknownHand >= 0)
    throw new Error(`outs take known hands, but hand ${unknownHand + 1} is undefined`);
  if (board.length !== 3 && board.length !== 4)
    throw new Error(`outs take a board of 3 or 4 cards, not ${countAndCards(board)}`);
  return kata.listOuts(game, hands, board);
}

/** Checks the sizes of hands and board, and that no card is on the table twice. */
function requireTable({ game, hands, board = [], dead = [] }: OddsOptions): void {
  const { title, holeSize, board: boardSize } = kata.GAMES[game];
  const wrongHand = hands.find((hand) => hand && hand.length !== holeSize);
  if (wrongHand)
    throw new Error(`a hand of ${title} has ${holeSize} cards, not ${countAndCards(wrongHand)}`);
  if (![0, 3, 4, 5].includes(board.length))
    throw new Error(`a board has 0, 3, 4 or 5 cards, not ${countAndCards(board)}`);
  kata.rejectRepeats([...hands.flatMap((hand) => hand ?? []), ...board, ...dead]);
  const forHandsAndDead = kata.DECK.length - boardSize.most;
  const mostDead = forHandsAndDead - 2 * holeSize;
  if (dead.length > mostDead)
    throw new Error(
      `odds of ${title} take at most ${mostDead} dead cards, not ${countAndCards(dead)}`,
    );
  const mostHands = Math.floor((forHandsAndDead - dead.length) / holeSize);
  if (hands.length < 2 || hands.length > mostHands)
    throw new Error(`odds take 2 to ${mostHands} hands of ${title}, not ${hands.length}`);
}

/** Writes `2: "JH 7H"`. */
function countAndCards(cards: kata.Cards): string {
  return `${cards.length}: ${quote(kata.formatCards(cards))}`;
}
