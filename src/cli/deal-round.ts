import { buildDeck } from '../kata/cards/deck.ts';
import { quote } from '../kata/cards/quote.ts';
import { type Random, shuffle } from '../kata/cards/shuffle.ts';
import { deal, dealHoles, mostPlayers, type Round } from '../kata/games/deal.ts';
import { rankFiveCardDraw } from '../kata/games/five-card-draw.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { showdown } from '../kata/games/showdown.ts';

const DRAW = 'five-card-draw';

/**
 * Deals a round of any game. In five-card draw nobody exchanges cards.
 *
 * @throws Error, one sentence, when the deck has no cards for so many players
 */
export function dealRound(game: GameName, players: number, random: Random): Round {
  if (game !== DRAW) return deal(game, { players, random });
  const most = mostPlayersIn(game);
  if (players < 1 || players > most)
    throw new Error(`${quote(String(players))} is no number of players: ${GAMES[game].title} takes 1 to ${most}`);
  const holes = dealHoles(shuffle(buildDeck(), random), players, GAMES[game].holeSize);
  const dealt = holes.map((hole, seat) => ({ name: `Player ${seat + 1}`, hole, rank: rankFiveCardDraw(hole) }));
  return { board: [], players: showdown(dealt) };
}

/** How many players the deck has cards for. */
export function mostPlayersIn(game: GameName): number {
  return game === DRAW ? Math.floor(buildDeck().length / GAMES[game].holeSize) : mostPlayers(game);
}
