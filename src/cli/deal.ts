import { quote } from '../kata/cards/quote.ts';
import { dealOmaha, dealTexasHoldem } from '../kata/games/deal.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import { describe } from '../kata/ranking/explain.ts';
import { drawFor } from '../terminal/draw-cards.ts';

type DealtGame = 'texas-holdem' | 'omaha';

export interface DealCommandOptions {
  readonly players: string;
  readonly seed?: string;
}

const LARGEST_SEED = 0xffffffff;

/** `deal GAME`: a dealt round with its standings. */
export function dealCommand(game: DealtGame, options: DealCommandOptions): void {
  const seed = options.seed === undefined ? Math.floor(Math.random() * LARGEST_SEED) : parseSeed(options.seed);
  const players = parsePlayers(options.players);
  const deal = game === 'omaha' ? dealOmaha : dealTexasHoldem;
  const round = deal({ players, random: seededRandom(seed) });

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

/** @throws Error on any other game */
export function parseDealtGame(text: string): DealtGame {
  if (text === 'texas-holdem' || text === 'omaha') return text;
  throw new Error(`${quote(text)} is not a game that can be dealt: expected texas-holdem or omaha`);
}

function parseSeed(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= LARGEST_SEED) return Number(text);
  throw new Error(`${quote(text)} is not a seed: expected a whole number from 0 to ${LARGEST_SEED}`);
}

function parsePlayers(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${quote(text)} is no number of players: expected a whole number`);
}
