import { quote } from '../kata/cards/quote.ts';
import { deal, mostPlayers } from '../kata/games/deal.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../kata/games/games.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import { describe } from '../kata/ranking/explain.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { eitherOf, parseGame } from '../terminal/parse-game.ts';

export interface DealCommandOptions {
  readonly players: string;
  readonly seed?: string;
}

const LARGEST_SEED = 0xffffffff;

/** `deal GAME`: a dealt round with its standings. */
export function dealCommand(game: BoardGame, options: DealCommandOptions): void {
  const seed = options.seed === undefined ? Math.floor(Math.random() * LARGEST_SEED) : parseSeed(options.seed);
  const players = parsePlayers(options.players);
  const round = deal(game, { players, random: seededRandom(seed) });

  const draw = drawFor(process.stdout);
  const width = Math.max(...round.players.map(({ name }) => name.length));
  const lines = [
    `${game}, ${players} ${players === 1 ? 'player' : 'players'}, seed ${seed}`,
    `    ${'board'.padEnd(width)}  ${draw(round.board)}`,
    ...round.players.map(
      ({ place, name, hole, rank }) =>
        `${String(place).padStart(2)}. ${name.padEnd(width)}  ${draw(hole)}  ${describe(rank)}: ${draw(rank.cards)}`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The games that can be dealt, for the help: `texas-holdem or omaha`. */
export const DEALT_GAMES = eitherOf(BOARD_GAMES);

/** How many players each takes, for the help: `1 to 22 in Texas hold'em, 1 to 11 in Omaha`. */
export const PLAYERS_PER_GAME = BOARD_GAMES.map((game) => `1 to ${mostPlayers(game)} in ${GAMES[game].title}`).join(
  ', ',
);

/** @throws Error on any game that cannot be dealt */
export function parseDealtGame(text: string): BoardGame {
  return parseGame(text, BOARD_GAMES, 'a game that can be dealt');
}

function parseSeed(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= LARGEST_SEED) return Number(text);
  throw new Error(`${quote(text)} is not a seed: expected a whole number from 0 to ${LARGEST_SEED}`);
}

function parsePlayers(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${quote(text)} is no number of players: expected a whole number`);
}
