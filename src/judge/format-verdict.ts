import { formatCards } from '../kata/cards/format-cards.ts';
import { printable } from '../kata/cards/quote.ts';
import { GAMES } from '../kata/games/games.ts';
import { describe } from '../kata/ranking/explain.ts';
import type { Draw } from '../terminal/draw-cards.ts';
import { announce } from './announce.ts';
import { bestOf, handOf, placeOf, reasonOf, type Verdict, winnersOf } from './judge-showdown.ts';

/** A verdict as an object for JSON; the players are in the order of the line. */
export function verdictToJson(verdict: Verdict) {
  const { game, board, players } = verdict;
  return {
    game: GAMES[game].inJson,
    board: board.length > 0 ? formatCards(board) : undefined,
    players: players.map((player) => {
      const [cards, best] = [player.cards, bestOf(player)].map((some) => formatCards(some));
      return { name: player.name, cards, category: handOf(player).category, best, place: placeOf(player, verdict) };
    }),
    winners: winnersOf(verdict),
    reason: reasonOf(verdict),
  };
}

/** How a verdict looks. */
export interface Look {
  readonly draw: Draw;
  /** Finishes a row; those of the winners stand out. */
  readonly row: (text: string, isWinner: boolean) => string;
}

/**
 * A verdict for people: a line that says who wins and why, then one for the board, if there is one, and for each player.
 *
 * @param where - such as `line 4`
 */
export function verdictToText(where: string, verdict: Verdict, { draw, row }: Look): string {
  const { board, players, highest } = verdict;
  const names = players.map(({ name }) => printable(name));
  const width = Math.max('board'.length, ...names.map((name) => name.length));
  const rows = [row(`${where}: ${announce(winnersOf(verdict), reasonOf(verdict))}`, false)];
  if (board.length > 0) rows.push(row(`  ${'board'.padEnd(width)}  ${draw(board)}`, false));
  for (const [seat, player] of players.entries()) {
    const text = `  ${(names[seat] as string).padEnd(width)}  ${draw(player.cards)}  ${describe(handOf(player))}`;
    rows.push(row(text, player.strength === highest));
  }
  return rows.join('\n');
}
