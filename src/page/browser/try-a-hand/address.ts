/**
 * The table as the part of an address behind the #, so that a hand can be shared and an example can link to it.
 *
 * `#try/KD-KH-9C` is a hand, `#try/AH-KD/vs/9C-9D` are two, `#try/texas-holdem/BOARD/HOLE/HOLE` is a round (or omaha).
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards, rejectRepeats } from '../../../kata/cards/parse-cards.ts';
import { quote } from '../../../kata/cards/quote.ts';
import { BOARD_GAMES, type BoardGame } from '../../../kata/games/games.ts';
import { RANK_IN_GAME } from '../../../kata/games/rank-in-game.ts';
import type { Hands, Round, Table } from './table.ts';

const START = '#try';
const AGAINST = 'vs';
const ROUND = '#try/texas-holdem/BOARD/HOLE/HOLE';

/** The address of a table: the inverse of `parseAddress`. */
export function formatAddress(table: Table): string {
  if (table.kind === 'round') return join([table.game, ...[table.board, ...table.holes].map(formatPart)]);
  const [first, second] = table.hands;
  return second ? join([formatPart(first), AGAINST, formatPart(second)]) : join([formatPart(first)]);
}

/** Whether an address is one of a table at all, right or wrong. */
export function isAddress(hash: string): boolean {
  return hash === START || hash.startsWith(`${START}/`);
}

/**
 * The table of an address.
 *
 * @throws Error on what is no card, on a card given twice, on hole cards and a board that do not fit the game, and on a
 *   board without a player
 */
export function parseAddress(hash: string): Table {
  const [first = '', ...parts] = partsOf(hash);
  return isGame(first) ? parseRound(hash, first, parts) : parseHands(hash, [first, ...parts]);
}

/** The text of an address that has only one hand, good or bad: what somebody could have typed. */
export function textOf(hash: string): string | undefined {
  const [first = '', ...others] = partsOf(hash);
  return others.length > 0 || isGame(first) ? undefined : asText(first);
}

function isGame(word: string): word is BoardGame {
  return (BOARD_GAMES as readonly string[]).includes(word);
}

function parseRound(hash: string, game: BoardGame, [board = '', ...holes]: readonly string[]): Round {
  const round = { kind: 'round', game, board: parsePart(board), holes: holes.map(parsePart) } as const;
  if (round.holes.length === 0 && board !== '') rejectBoardAlone(hash);
  return requireRound(round);
}

/**
 * The round, if it can be judged.
 *
 * @throws Error on hole cards and a board that do not fit the game, and on a card given twice
 */
export function requireRound(round: Round): Round {
  for (const hole of round.holes) RANK_IN_GAME[round.game](hole, round.board);
  rejectRepeats([round.board, ...round.holes].flat());
  return round;
}

function parseHands(hash: string, [first = '', against, second = '', ...more]: readonly string[]): Hands {
  if (against === undefined) return { kind: 'hands', hands: [parsePart(first)] };
  if (against === AGAINST && more.length === 0) return { kind: 'hands', hands: [parsePart(first), parsePart(second)] };
  return reject(hash);
}

function partsOf(hash: string): string[] {
  const parts = hash.slice(START.length + 1).split('/');
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return reject(hash);
  }
}

function reject(hash: string): never {
  const expected = `#try/KD-KH-9C, #try/AH-KD/vs/9C-9D or ${ROUND}`;
  throw new Error(`${quote(hash)} is no address of a hand: expected ${expected}`);
}

function rejectBoardAlone(hash: string): never {
  throw new Error(`${quote(hash)} is a round without a player: expected hole cards after the board, as in ${ROUND}`);
}

function parsePart(part: string): Cards {
  return part === '' ? [] : parseCards(asText(part));
}

function asText(part: string): string {
  return part.replaceAll('-', ' ');
}

function formatPart(cards: Cards): string {
  return formatCards(cards).replaceAll(' ', '-');
}

function join(parts: readonly string[]): string {
  return [START, ...parts].join('/').replace(/\/+$/, '');
}
