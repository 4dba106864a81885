/** What a table of hands says: who is ahead and why, what helps the others, what odds there are. */
import type { Odds, OddsOptions } from '../../../fast/odds/odds.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { type BoardGame, GAMES } from '../../../kata/games/games.ts';
import { listOuts } from '../../../kata/games/odds.ts';
import { placeAmong } from '../../../kata/games/showdown.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { rankWithBoard } from '../../view/marked-cards.ts';
import { capitalised } from '../../view/words.ts';
import { compareHands } from './comparison.ts';
import { type HandsTable, laidOn } from './hands-table.ts';

/** Who is ahead. A seat is the index of a hand. */
interface Standing {
  /** By seat. */
  readonly ranks: readonly HandRank[];
  /** The seats with the best hand; several if they tie. */
  readonly ahead: readonly number[];
  readonly reason: string;
  /** The cards that decide; empty for a tie or different categories. */
  readonly deciding: Cards;
}

/** The odds, once they are counted. Where a page may not start workers, they never are. */
export interface CountedOdds {
  readonly odds?: readonly Odds[] | undefined;
  readonly isCounting?: boolean;
}

/** What is known of hands that all have cards. */
export interface Compared extends CountedOdds {
  /** Undefined before the flop of a game whose hands need a board. */
  readonly standing?: Standing | undefined;
  /** What to count, if cards are to come. */
  readonly toCount?: OddsOptions | undefined;
  /** The cards that put a hand ahead, or level, that is not. */
  readonly outs: Cards;
}

/**
 * Compares the hands of a table; undefined if one is empty, or has not the size that the game asks
 * for. The odds are left to be counted.
 */
export function compareOn(table: HandsTable): Compared | undefined {
  const { board, hands } = cardsOn(table);
  const { game } = table;
  if (hands.some(({ length }) => length === 0) || hasWrongSize(table)) return undefined;
  const isTooEarly = game !== undefined && board.length < GAMES[game].board.least;
  const standing =
    isTooEarly || board.length > MOST_ON_BOARD ? undefined : standingOf(hands, board, game);
  const toCount = oddsToCount(table);
  return { standing, toCount, outs: toCount && standing ? outsOf(toCount, standing) : [] };
}

/** Tells whether a hand has cards, but not as many as the game asks for. */
export function hasWrongSize(table: HandsTable): boolean {
  const { game } = table;
  if (!game) return false;
  const { holeSize } = GAMES[game];
  return cardsOn(table).hands.some(({ length }) => length > 0 && length !== holeSize);
}

function cardsOn(table: HandsTable): { readonly board: Cards; readonly hands: readonly Cards[] } {
  const { board, hands } = laidOn(table);
  return { board: board.cards, hands: hands.map(({ cards }) => cards) };
}

function standingOf(hands: readonly Cards[], board: Cards, game?: BoardGame): Standing {
  const ranks = hands.map((hand) => rankWithBoard(game, hand, board));
  const places = ranks.map((rank) => placeAmong(rank, ranks));
  const ahead = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [best = 0, other = places.indexOf(2), third] = ahead;
  if (third !== undefined) {
    const reason = `${capitalised(describe(ranks[best] as HandRank))} each.`;
    return { ranks, ahead, reason, deciding: [] };
  }
  const two = [hands[best] ?? [], hands[other] ?? []] as const;
  const { reason, deciding } = compareHands(two, board, game);
  return { ranks, ahead, reason, deciding };
}

/** The sizes of a board before the river. */
const OPEN_BOARDS = [0, 3, 4];

/** Returns what to count, if the hands are those of a game and cards are to come. */
function oddsToCount(table: HandsTable): OddsOptions | undefined {
  const { board, hands } = cardsOn(table);
  const game = table.game ?? 'texas-holdem';
  const { holeSize } = GAMES[game];
  const isGame = hands.every(({ length }) => length === holeSize);
  return isGame && OPEN_BOARDS.includes(board.length) ? { game, hands, board } : undefined;
}

/** Says why the odds of hands are not counted; nothing if they are, or might be. */
export function whyNoOdds(table: HandsTable): string {
  const { board, hands } = cardsOn(table);
  const sizes = hands.map(({ length }) => length);
  if (board.length > MOST_ON_BOARD) return ''; // which the verdict says
  if (board.length === MOST_ON_BOARD || Math.min(...sizes) >= 5) return NO_CARD_TO_COME;
  if (!table.game && Math.max(...sizes) > 2) return sizes.every((size) => size === 4) ? OMAHA : TWO;
  if (!table.game && Math.min(...sizes) < 2) return TWO;
  if (OPEN_BOARDS.includes(board.length)) return '';
  return `There are odds before the flop, and with a board of 3 or 4 cards, not of ${board.length}.`;
}

/** The most cards that a board has. */
export const MOST_ON_BOARD = 5;

const NO_CARD_TO_COME = 'No card is to come: no odds.';
const TWO = 'Give each hand two cards for the odds of Texas hold’em.';
const OMAHA = 'For the odds of Omaha, choose that game.';

/** Lists the cards that put a hand ahead, or level, that is not. Before the flop there are none. */
function outsOf({ game, hands, board = [] }: OddsOptions, { ahead }: Standing): Cards {
  if (board.length === 0) return [];
  const next = listOuts(game, hands as readonly Cards[], board);
  const isNew = (seat: number) => !ahead.includes(seat);
  return next.filter((out) => out.ahead.some(isNew)).map(({ card }) => card);
}
