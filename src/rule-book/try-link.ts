/** The address under which the cards of an example are opened in "Try a hand". */
import { BOARD_GAMES, GAMES } from '../kata/games/games.ts';
import type { Sentence } from './book.ts';

const TITLES = BOARD_GAMES.map((game) => GAMES[game].title);
const GAME_SAID = new RegExp(`^(?:a game of|\\d+ players are dealt) (${TITLES.join('|')})`);

/**
 * `#try/KD-KH`, `#try/KD-KH/vs/9C-9D` or `#try/texas-holdem/BOARD/HOLE/HOLE`; nothing when no cards are given, or more
 * hands than can be compared, which are tried one by one.
 */
export function tryLink(sentences: readonly Sentence[]): string | undefined {
  const said = (pattern: RegExp) => sentences.flatMap(({ text }) => text.match(pattern)?.slice(1) ?? []);
  const [title] = said(GAME_SAID);
  const game = BOARD_GAMES.find((name) => GAMES[name].title === title);
  const [board = ''] = said(/^the board (?:is )?(.+)$/);
  const hands = said(/^(?:Black|White|Red|Player \d+) (?:holds|is dealt) (.+)$/);
  if (game !== undefined) return hands.length > 0 ? address([game, board, ...hands]) : undefined;
  const [first, second, third] = [...said(/^the cards (.+)$/), ...said(/^somebody writes "(.+)"$/), ...hands];
  if (first === undefined || third !== undefined) return undefined;
  const withBoard = (hand: string) => `${hand} ${board}`.trim();
  return second === undefined ? address([withBoard(first)]) : address([withBoard(first), 'vs', withBoard(second)]);
}

/** The address of one hand. */
export function tryHandLink(cards: string): string {
  return address([cards]);
}

function address(parts: readonly string[]): string {
  return ['#try', ...parts.map((part) => encodeURIComponent(part.trim().replaceAll(/ +/g, '-')))].join('/');
}
