/** The public functions about odds: they check the table, and count. */
import { quote } from '../cards/quote.ts';
import * as kata from '../kata.ts';
import { PokerError } from '../poker-error.ts';
import { countOdds, type OddsOptions, type OnProgress } from './count-odds.ts';
import type { Odds } from './tally.ts';

export type { Odds, OddsOptions };

/** A table on the flop or the turn. */
export interface OutsOptions {
  readonly game: kata.BoardGame;
  /** Two known hands or more; `undefined` stands for any cards, and is not compared. */
  readonly hands: readonly (kata.Cards | undefined)[];
  /** 3 or 4 cards. */
  readonly board: kata.Cards;
  /** Cards that cannot come, because somebody folded or showed them. */
  readonly dead?: kata.Cards | undefined;
}

/**
 * Counts how often each hand wins, in the order given.
 * @param onProgress - is called now and then if there are unknown hands
 * @throws PokerError on wrong numbers of hands or cards, and Error on repeated cards and cards that are not in the deck
 */
export function odds(options: OddsOptions, onProgress?: OnProgress): Odds[] {
  requireTable(options);
  return countOdds(options, onProgress);
}

/**
 * Lists the cards that may come next, each with the players who are then ahead.
 * @throws as `odds`, and PokerError unless two hands are known and the board has 3 or 4 cards
 */
export function nextCards(options: OutsOptions): kata.NextCard[] {
  requireOutsTable(options);
  const { game, hands, board, dead = [] } = options;
  const seen = [...hands.flatMap((hand) => hand ?? []), ...board, ...dead];
  const rest = kata.cardsLeft(seen, kata.deckOf(game));
  return rest.map((card) => ({ card, ahead: whoIsAhead(game, hands, [...board, card]) }));
}

/**
 * Lists for each hand the next cards that help it: that put it ahead or make it tie, if it is
 * behind. A hand that is ahead or not known has none.
 * @throws as `nextCards`
 */
export function outs(options: OutsOptions): kata.Card[][] {
  const next = nextCards(options);
  const aheadNow = whoIsAhead(options.game, options.hands, options.board);
  return options.hands.map((hand, seat) => {
    if (hand === undefined || aheadNow.includes(seat)) return [];
    return next.filter(({ ahead }) => ahead.includes(seat)).map(({ card }) => card);
  });
}

/** Finds the positions of the best of the known hands on a board of three to five cards. */
export function whoIsAhead(
  game: kata.BoardGame,
  hands: OutsOptions['hands'],
  board: kata.Cards,
): number[] {
  const seats = [...hands.keys()].filter((seat) => hands[seat] !== undefined);
  const known = seats.map((seat) => hands[seat] as kata.Cards);
  return kata.whoIsAhead(game, known, board).map((index) => seats[index] as number);
}

function requireOutsTable(options: OutsOptions): void {
  requireTable(options);
  const { hands, board = [] } = options;
  if (board.length !== 3 && board.length !== 4)
    throw new PokerError(`outs take a board of 3 or 4 cards, not ${countAndCards(board)}`, board);
  const known = hands.filter((hand) => hand !== undefined).length;
  if (known < 2) throw new PokerError(`outs take two known hands or more, not ${known}`, hands);
}

/**
 * Checks the sizes of hands and board, and that no card is on the table twice.
 * @throws PokerError with the part that has a wrong size, and Error on cards that are given twice or
 * not in the deck
 */
function requireTable({ game, hands, board = [], dead = [] }: OddsOptions): void {
  const { title, holeSize, board: boardSize } = kata.GAMES[game];
  const wrongHand = hands.find((hand) => hand && hand.length !== holeSize);
  if (wrongHand)
    throw new PokerError(
      `a hand of ${title} has ${holeSize} cards, not ${countAndCards(wrongHand)}`,
      wrongHand,
    );
  if (![0, 3, 4, 5].includes(board.length))
    throw new PokerError(`a board has 0, 3, 4 or 5 cards, not ${countAndCards(board)}`, board);
  const seen = [...hands.flatMap((hand) => hand ?? []), ...board, ...dead];
  kata.rejectRepeats(seen);
  kata.rejectForeign(game, seen);
  const forHandsAndDead = kata.deckOf(game).length - boardSize.most;
  const mostDead = forHandsAndDead - 2 * holeSize;
  if (dead.length > mostDead)
    throw new PokerError(
      `odds of ${title} take at most ${mostDead} dead cards, not ${countAndCards(dead)}`,
      dead,
    );
  const mostHands = Math.floor((forHandsAndDead - dead.length) / holeSize);
  if (hands.length < 2 || hands.length > mostHands)
    throw new PokerError(
      `odds take 2 to ${mostHands} hands of ${title}, not ${hands.length}`,
      hands,
    );
}

/** Writes `2: "JH 7H"`. */
function countAndCards(cards: kata.Cards): string {
  return `${cards.length}: ${quote(kata.formatCards(cards))}`;
}
