import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { printable } from '../kata/cards/quote.ts';
import { GAMES } from '../kata/games/games.ts';
import { describe } from '../kata/ranking/explain.ts';
import { reasonOf, type Verdict, winnersOf } from './judge-showdown.ts';

/** A verdict as one JSON object on one line; the players are in the order of the line. */
export function verdictToJson(line: number, verdict: Verdict): string {
  const { game, board, players } = verdict;
  return JSON.stringify({
    line,
    game: GAMES[game].inJson,
    ...(board.length > 0 && { board: formatCards(board) }),
    players: players.map(({ name, cards, rank, place }) => ({
      name,
      cards: formatCards(cards),
      category: rank.category,
      best: formatCards(rank.cards),
      place,
    })),
    winners: winnersOf(verdict).map(({ name }) => name),
    reason: reasonOf(verdict),
  });
}

/**
 * A verdict for people: a line that says who wins and why, then one for the board, if there is one, and for each player.
 *
 * @param draw - how cards are shown
 */
export function verdictToText(line: number, verdict: Verdict, draw: (cards: Cards) => string): string {
  const { board, players } = verdict;
  const names = players.map(({ name }) => printable(name));
  const width = Math.max(...['board', ...names].map((title) => title.length));
  const row = (title: string, cards: Cards, words = '') => `  ${title.padEnd(width)}  ${draw(cards)}${words}`;
  return [
    `line ${line}: ${announce(verdict)}`,
    ...(board.length > 0 ? [row('board', board)] : []),
    ...players.map(({ cards, rank }, seat) => row(names[seat] as string, cards, `  ${describe(rank)}`)),
  ].join('\n');
}

/**
 * Who wins, and why, in one line.
 *
 * @param mark - separates the two
 */
export function announce(verdict: Verdict, mark = ' -'): string {
  const winners = winnersOf(verdict).map(({ name }) => printable(name));
  const reason = reasonOf(verdict);
  if (winners.length === 1) return `${winners[0]} wins${mark} ${reason}`;
  return `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} share the pot${mark} ${reason}`;
}
