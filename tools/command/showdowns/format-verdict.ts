/**
 * Writes who won a showdown and why, as text or as JSON. What hands are worth, their places and the
 * reason come from the kata.
 */
import type { Indices } from '../../../src/cards/card-index.ts';
import { cardsAt } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { printable } from '../../../src/cards/quote.ts';
import { GAMES, type GameName } from '../../../src/games/games.ts';
import { rankingIn } from '../../../src/games/ranking-in-game.ts';
import { placeAmong } from '../../../src/games/showdown.ts';
import { describe, explain } from '../../../src/ranking/explain.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';
import { painterFor } from '../../machine/terminal/colours.ts';
import { type Draw, drawFor } from '../../machine/terminal/draw-cards.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { listed } from '../../machine/words/nearest.ts';
import { type JudgedPlayer, type Verdict, winnersOf } from './judge-showdown.ts';
import { nameInJson } from './parse-game.ts';

/** Where a showdown was read. The file is missing if there is only one. */
export interface Location {
  readonly file?: string | undefined;
  /** From 1. */
  readonly line: number;
}

const inLetters = drawOnce(formatCards);

/** Writes a verdict as one line of JSON. */
export function toJson({ file, line }: Location, verdict: Verdict): string {
  const { game, board } = verdict;
  const players = rankPlayers(verdict);
  const winners = winnersOf(players);
  const ranks = players.map(({ rank }) => rank);
  const { compareHandRanks } = rankingIn(game);
  return JSON.stringify({
    file,
    line,
    game: nameInJson(game),
    board: board.length > 0 ? inLetters(board) : undefined,
    players: players.map(({ name, cards, rank }) => ({
      name,
      cards: inLetters(cards),
      category: rank.category,
      best: formatCards(rank.cards),
      place: placeAmong(rank, ranks, compareHandRanks),
    })),
    winners: winners.map(({ name }) => name),
    reason: reasonOf(game, players, winners),
  });
}

/** Writes what the first player does: WIN, LOSE or, for a shared first place, DRAW. */
export function toResult({ players }: Verdict): string {
  const winners = winnersOf(players);
  if (!winners.includes(players[0] as JudgedPlayer)) return 'LOSE';
  return winners.length === 1 ? 'WIN' : 'DRAW';
}

/**
 * Returns a function that writes who wins and why, then a line for the board, if any, and one for
 * each player, the winners in bold.
 */
export function textFor(
  stream: NodeJS.WriteStream,
): (location: Location, verdict: Verdict) => string {
  const draw = drawOnce(drawFor(stream));
  const paint = painterFor(stream);
  return (location, verdict) => {
    const players = rankPlayers(verdict);
    const winners = winnersOf(players);
    const nameWidth = Math.max(
      'board'.length,
      ...players.map(({ name }) => printable(name).length),
    );
    const row = (name: string, words: string) =>
      wrapFor(stream, `  ${printable(name).padEnd(nameWidth)}  ${words}`);
    const title = `${inWords(location)}: ${whoWins(verdict, winners)} - ${reasonOf(verdict.game, players, winners)}`;
    const lines = [wrapFor(stream, title)];
    if (verdict.board.length > 0) lines.push(row('board', draw(verdict.board)));
    for (const player of players) {
      const line = row(player.name, `${draw(player.cards)}  ${describe(player.rank)}`);
      lines.push(winners.includes(player) ? paint('bold', line) : line);
    }
    return lines.join('\n');
  };
}

/** Writes `line 4`; with several files `a.txt, line 4`. */
export function inWords({ file, line }: Location): string {
  return file === undefined ? `line ${line}` : `${printable(file)}, line ${line}`;
}

/** Returns a function that writes cards with spaces between them, and draws each card once. */
function drawOnce(draw: Draw): (cards: Indices) => string {
  const drawn: string[] = [];
  const drawCard = (card: number): string => {
    drawn[card] ??= draw(cardsAt([card]));
    return drawn[card];
  };
  return (cards) => cards.map(drawCard).join(' ');
}

interface RankedPlayer extends Omit<JudgedPlayer, 'inPlay'> {
  readonly rank: HandRank;
}

/** Ranks the cards in play of each player. */
function rankPlayers({ game, players }: Verdict): RankedPlayer[] {
  const { rankHand } = rankingIn(game);
  return players.map(({ name, cards, strength, inPlay }) => {
    const rank = rankHand(cardsAt(inPlay));
    return { name, cards, strength, rank };
  });
}

/** Says who wins or, if cards may still come to the board, who is ahead so far. */
function whoWins({ game, board, players }: Verdict, winners: readonly RankedPlayer[]): string {
  const names = winners.map(({ name }) => printable(name));
  const isShared = names.length > 1;
  const subject = listed(names, 'and');
  if (board.length === GAMES[game].board.most)
    return `${subject} ${isShared ? 'share the pot' : 'wins'}`;
  const stage = board.length === 3 ? 'flop' : 'turn';
  const isLevel = isShared && names.length === players.length;
  const standing = isLevel ? 'level' : 'ahead';
  return `${subject} ${isShared ? 'are' : 'is'} ${standing} after the ${stage}`;
}

/** Explains why a winner beats the best losing hand, or the tie if nobody loses. */
function reasonOf(
  game: GameName,
  players: readonly RankedPlayer[],
  winners: readonly RankedPlayer[],
): string {
  const winner = winners[0] as RankedPlayer;
  const losers = players.filter(({ strength }) => strength < winner.strength);
  const [bestLoser] = winnersOf(losers);
  const { compareHandRanks } = rankingIn(game);
  return explain(winner.rank, bestLoser ? bestLoser.rank : winner.rank, compareHandRanks);
}
