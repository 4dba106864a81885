/** What a table of hands says: who is ahead and why, what helps the others, what odds there are. */
import type { Cards } from '../../../../src/cards/card.ts';
import { deckOf } from '../../../../src/games/deck-of-game.ts';
import { type BoardGame, GAMES } from '../../../../src/games/games.ts';
import { listNextCards } from '../../../../src/games/odds.ts';
import { rankingIn } from '../../../../src/games/ranking-in-game.ts';
import { placeAmong } from '../../../../src/games/showdown.ts';
import type { Odds, OddsOptions } from '../../../../src/odds/odds.ts';
import { describeBoth } from '../../../../src/ranking/explain.ts';
import type { HandRank } from '../../../../src/ranking/hand-rank.ts';
import { numberWord } from '../../figure/picture.ts';
import { rankWithBoard } from '../../view/marked-cards.ts';
import { capitalised } from '../../view/words.ts';
import { compareHands } from './comparison.ts';
import { CHOSEN_GAMES, cardsLaidOn, type HandsTable } from './hands-table.ts';

/** A hand that takes part: the hands without cards do not. */
interface Contestant {
  /** Its index among all hands, from 0. */
  readonly seat: number;
  readonly cards: Cards;
  /** Undefined as long as the game does not rank it: Omaha before the flop. */
  readonly rank?: HandRank | undefined;
}

/** Who is ahead, and why. */
interface Standing {
  /** The seats with the best hand; several if they tie. */
  readonly ahead: readonly number[];
  readonly reason: string;
  /** The cards that decide; empty for a tie or different categories. */
  readonly deciding: Cards;
}

/** The odds, once they are counted. Where a page may not start workers, they never are. */
export interface CountedOdds {
  /** In the order of the contestants. */
  readonly odds?: readonly Odds[] | undefined;
  readonly isCounting?: boolean;
}

/** What is known of the hands with cards. */
export interface Compared extends CountedOdds {
  readonly contestants: readonly Contestant[];
  /** Undefined for fewer than two ranked hands. */
  readonly standing?: Standing | undefined;
  /** What to count, if cards are to come. */
  readonly toCount?: OddsOptions | undefined;
  /** The cards that put a hand ahead, or level, that is not. */
  readonly outs: Cards;
}

/** Compares the hands of a table that have cards. The odds are left to be counted. */
export function compareOn(table: HandsTable): Compared {
  const contestants = contestantsOn(table);
  const toCount = oddsToCount(table, contestants);
  const ranks = contestants.flatMap(({ rank }) => rank ?? []);
  if (ranks.length < 2) return { contestants, toCount, outs: [] };
  const standing = standingOf(contestants, ranks, boardOn(table), table.game);
  const outs = toCount ? outsOf(toCount, contestants, standing) : [];
  return { contestants, standing, toCount, outs };
}

const boardOn = (table: HandsTable): Cards => cardsLaidOn(table).board.cards;

function contestantsOn(table: HandsTable): readonly Contestant[] {
  const board = boardOn(table);
  const { game } = table;
  const isRanked =
    !hasWrongSize(table) && foreignCards(table).length === 0 && isBoardFor(game, board);
  return cardsLaidOn(table).hands.flatMap(({ cards }, seat) => {
    if (cards.length === 0) return [];
    return [{ seat, cards, rank: isRanked ? rankWithBoard(game, cards, board) : undefined }];
  });
}

/** The most cards that a board has. */
export const MOST_ON_BOARD = 5;

/** Tells whether hands are ranked with a board of this size. */
function isBoardFor(game: BoardGame | undefined, { length }: Cards): boolean {
  const least = game ? GAMES[game].board.least : 0;
  return length >= least && length <= MOST_ON_BOARD;
}

/** Tells whether a hand has cards, but not as many as the game asks for. */
export function hasWrongSize(table: HandsTable): boolean {
  const { game } = table;
  if (!game) return false;
  const { holeSize } = GAMES[game];
  return cardsLaidOn(table).hands.some(
    ({ cards: { length } }) => length > 0 && length !== holeSize,
  );
}

/** Lists the cards of a table that are not in the deck of its game. */
export function foreignCards({ game, slots }: HandsTable): Cards {
  if (!game) return [];
  const deck = deckOf(game);
  return slots.flatMap(({ cards }) => cards).filter((card) => !deck.includes(card));
}

/** Finds who is ahead. @param ranks - those of the contestants, in their order */
function standingOf(
  contestants: readonly Contestant[],
  ranks: readonly HandRank[],
  board: Cards,
  game: BoardGame | undefined,
): Standing {
  const { compareHandRanks } = rankingIn(game ?? 'texas-holdem');
  const places = ranks.map((rank) => placeAmong(rank, ranks, compareHandRanks));
  const best = contestants.filter((_, index) => places[index] === 1);
  const [first, tied] = best as [Contestant, Contestant?];
  const ahead = best.map(({ seat }) => seat);
  if (best.length > 2) return { ahead, reason: reasonOfAll(best.length, first), deciding: [] };
  // The second best if nobody ties.
  const other = tied ?? (contestants[places.indexOf(2)] as Contestant);
  const { reason, deciding } = compareHands([first.cards, other.cards], board, game);
  return { ahead, reason, deciding };
}

/** Says what three or more have who tie: `All three have an ace-high straight.` */
function reasonOfAll(count: number, { rank }: Contestant): string {
  const words = describeBoth(rank as HandRank).replace('both', `all ${numberWord(count)}`);
  return `${capitalised(words)}.`;
}

/** The sizes of a board before the river. */
const OPEN_BOARDS = [0, 3, 4];

/** Returns what to count, if the hands are those of a game and cards are to come. */
function oddsToCount(
  table: HandsTable,
  contestants: readonly Contestant[],
): OddsOptions | undefined {
  const board = boardOn(table);
  const game = table.game ?? 'texas-holdem';
  const { holeSize } = GAMES[game];
  const hands = contestants.map(({ cards }) => cards);
  const isGame =
    hands.length > 1 &&
    hands.every(({ length }) => length === holeSize) &&
    foreignCards(table).length === 0;
  return isGame && OPEN_BOARDS.includes(board.length) ? { game, hands, board } : undefined;
}

/** Lists the cards that put a hand ahead, or level, that is not. Before the flop there are none. */
function outsOf(
  { game, board = [] }: OddsOptions,
  contestants: readonly Contestant[],
  standing: Standing,
): Cards {
  if (board.length === 0) return [];
  const hands = contestants.map(({ cards }) => cards);
  const isBehind = (index: number) => !standing.ahead.includes(contestants[index]?.seat ?? -1);
  const next = listNextCards(game, hands, board);
  return next.filter(({ ahead }) => ahead.some(isBehind)).map(({ card }) => card);
}

/** Says why the odds of hands are not counted; nothing if they are, or might be. */
export function whyNoOdds(table: HandsTable, { contestants }: Compared): string {
  const { length } = boardOn(table);
  const sizes = contestants.map(({ cards }) => cards.length);
  const fewest = Math.min(...sizes);
  const isWrong = length > MOST_ON_BOARD || hasWrongSize(table) || foreignCards(table).length > 0;
  if (isWrong) return ''; // the verdict says why
  if (length === MOST_ON_BOARD || (length === 0 && fewest >= 5)) return NO_CARD_TO_COME;
  if (!table.game && sizes.some((size) => size !== 2)) return whichGame(sizes);
  if (OPEN_BOARDS.includes(length)) return '';
  return `Odds are shown with no board, or with a board of 3 or 4 cards. This board has ${length}.`;
}

const NO_CARD_TO_COME = 'No more cards will come, so there are no odds to count.';
const TWO = 'To see odds in Texas hold’em, give each hand two cards.';

/** Says which game would have odds for hands of these sizes, or how many cards they should have. */
function whichGame(sizes: readonly number[]): string {
  const game = CHOSEN_GAMES.find((name) => sizes.every((size) => size === GAMES[name].holeSize));
  return game ? `To see odds in ${GAMES[game].title}, choose that game.` : TWO;
}
