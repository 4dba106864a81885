/**
 * How often each hand wins, and which cards change it: exact up to two million deals, beyond that
 * 200,000 at random.
 */
import { quote } from '../../kata/cards/quote.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import * as kata from '../../kata/kata.ts';
import { countDeals, dealAll, dealAtRandom } from './deals.ts';
import { STRENGTHS, type StrengthWith } from './strengths.ts';

/** A number of deals and not a time, so that the answer is the same on every machine. */
const MOST_DEALS = 2_000_000;
const SAMPLE = 200_000;

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
  const { game, hands, board = [], dead = [], seed = 1 } = options;
  const { holeSize, board: size } = kata.GAMES[game];
  const seen = new Set(
    [...hands.flatMap((hand) => hand ?? []), ...board, ...dead].map(kata.cardIndex),
  );
  const rest = [...kata.DECK.keys()].filter((card) => !seen.has(card));
  const holes = hands.map((hand) => Uint8Array.from(hand?.map(kata.cardIndex) ?? Array(holeSize)));
  const full = Uint8Array.from([...board.map(kata.cardIndex), ...Array(size.most - board.length)]);
  const gaps = [
    ...holes.filter((_, seat) => hands[seat] === undefined),
    full.subarray(board.length),
  ];

  const strengthWith = holes.map((hole, seat) => STRENGTHS[game](hole, hands[seat] !== undefined));
  const strengths = new Uint16Array(hands.length);
  /** By seat: how often it has the best hand alone, with one other, with two … */
  const counts = hands.map(() => new Uint32Array(hands.length));
  const count = () => {
    let [highest, others] = [0, 0];
    for (let seat = 0; seat < holes.length; seat++) {
      const strength = (strengthWith[seat] as StrengthWith)(full);
      strengths[seat] = strength;
      if (strength > highest) [highest, others] = [strength, 0];
      else if (strength === highest) others += 1;
    }
    for (let seat = 0; seat < holes.length; seat++) {
      const counted = counts[seat] as Uint32Array;
      if (strengths[seat] === highest) counted[others] = (counted[others] as number) + 1;
    }
  };
  const deals = countDeals(rest.length, gaps);
  const isExact = deals <= MOST_DEALS;
  if (isExact) dealAll(rest, gaps, count);
  else dealAtRandom(SAMPLE, rest, gaps, seededRandom(seed), count);
  return counts.map((counted) => oddsFrom(counted, isExact ? deals : SAMPLE, isExact));
}

function oddsFrom([wins = 0, ...shared]: Uint32Array, of: number, isExact: boolean): Odds {
  const ties = shared.reduce((sum, times) => sum + times, 0);
  const mean = (share: (players: number) => number) =>
    shared.reduce((sum, times, at) => sum + times * share(at + 2), wins) / of;
  const equity = mean((players) => 1 / players);
  const variance = mean((players) => 1 / players ** 2) - equity ** 2;
  const error = isExact ? {} : { standardError: Math.sqrt(Math.max(0, variance) / of) };
  return { win: wins / of, tie: ties / of, equity, wins, ties, of, ...error };
}

/**
 * Lists the cards that may come next, each with the players who are then ahead.
 * @throws Error as `odds`, and unless all hands are known and the board has 3 or 4 cards
 */
export function outs({ game, hands, board = [] }: OutsOptions): kata.Out[] {
  requireTable({ game, hands, board });
  const unknown = hands.findIndex((hand) => !hand);
  if (unknown >= 0) throw new Error(`outs take known hands, but hand ${unknown + 1} is undefined`);
  if (board.length !== 3 && board.length !== 4)
    throw new Error(`outs take a board of 3 or 4 cards, not ${inWords(board)}`);
  return kata.listOuts(game, hands, board);
}

function requireTable({ game, hands, board = [], dead = [] }: OddsOptions): void {
  const { title, holeSize, board: size } = kata.GAMES[game];
  const wrong = hands.find((hand) => hand && hand.length !== holeSize);
  if (wrong) throw new Error(`a hand of ${title} has ${holeSize} cards, not ${inWords(wrong)}`);
  if (![0, 3, 4, 5].includes(board.length))
    throw new Error(`a board has 0, 3, 4 or 5 cards, not ${inWords(board)}`);
  kata.rejectRepeats([...hands.flatMap((hand) => hand ?? []), ...board, ...dead]);
  const mostDead = kata.DECK.length - size.most - 2 * holeSize;
  if (dead.length > mostDead)
    throw new Error(`odds of ${title} take at most ${mostDead} dead cards, not ${inWords(dead)}`);
  const most = Math.floor((kata.DECK.length - size.most - dead.length) / holeSize);
  if (hands.length < 2 || hands.length > most)
    throw new Error(`odds take 2 to ${most} hands of ${title}, not ${hands.length}`);
}

const inWords = (cards: kata.Cards): string => `${cards.length}: ${quote(kata.formatCards(cards))}`;
