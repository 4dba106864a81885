/** The public functions about odds: they check the table, and count. */
import { quote } from '../../kata/cards/quote.ts';
import * as kata from '../../kata/kata.ts';
import { countOdds, type OddsOptions, type OnProgress } from './count-odds.ts';
import type { Odds } from './tally.ts';

export type { Odds, OddsOptions };

export interface OutsOptions {
  readonly game: kata.BoardGame;
  /** Two or more. */
  readonly hands: readonly kata.Cards[];
  readonly board: kata.Cards;
}

/**
 * Counts how often each hand wins, in the order given.
 * @param onProgress - is called now and then if there are unknown hands
 * @throws Error on wrong numbers of hands or cards, and on repeated cards
 */
export function odds(options: OddsOptions, onProgress?: OnProgress): Odds[] {
  requireTable(options);
  return countOdds(options, onProgress);
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
