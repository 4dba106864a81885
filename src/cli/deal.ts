import { type Command, Option } from 'commander';
import { parseGame } from '../judge/parse-game.ts';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import type { DealtPlayer, Round } from '../kata/games/deal.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import type { Placed } from '../kata/games/showdown.ts';
import { describe } from '../kata/ranking/explain.ts';
import { listed } from '../load/nearest.ts';
import { painterFor } from '../terminal/colours.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { wrapFor } from '../terminal/wrap-text.ts';
import { dealRound, mostPlayersIn } from './deal-round.ts';

interface DealOptions {
  readonly players: string;
  readonly seed?: string;
  readonly format: keyof typeof FORMATS;
  readonly json?: boolean;
}

/** A round, and what tells it from others. */
interface Dealt extends Round {
  readonly game: GameName;
  readonly seed: number;
}

const LARGEST_SEED = 0xffffffff;
const GAME_NAMES = Object.keys(GAMES) as GameName[];
const PLAYERS_PER_GAME = GAME_NAMES.map((game) => `1 to ${mostPlayersIn(game)} in ${GAMES[game].title}`).join(', ');

const FORMATS = { text: toText, line: toLine, json: toJson } as const;

/** Adds `deal`. */
export function addDeal(program: Command): void {
  program
    .command('deal')
    .description('deal a round and play it to the showdown')
    .argument('[game...]', listed(GAME_NAMES))
    .option('--players <n>', `how many players: ${PLAYERS_PER_GAME}`, '4')
    .option('--seed <s>', `a whole number from 0 to ${LARGEST_SEED}; the same seed deals the same cards`)
    .addOption(
      new Option('--format <how>', 'text for people, a line for judge, or one JSON object')
        .choices(Object.keys(FORMATS))
        .default('text'),
    )
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .addHelpText('after', HELP)
    .action(dealCommand);
}

/** `deal GAME`: a dealt round with its standings. */
function dealCommand(words: readonly string[], options: DealOptions): void {
  if (words.length === 0) throw new Error(`no game is given: expected ${listed(GAME_NAMES)}`);
  const game = parseGame(words.join(' '));
  const seed = options.seed === undefined ? Math.floor(Math.random() * LARGEST_SEED) : parseSeed(options.seed);
  const players = parsePlayers(options.players);
  if (options.format === 'line' && players === 1)
    throw new Error('"1" is too few players for a line: judge takes two or more');
  const round = dealRound(game, players, seededRandom(seed));
  const format = FORMATS[options.json ? 'json' : options.format];
  process.stdout.write(`${format({ ...round, game, seed })}\n`);
}

/** The standings, best first. The winners are in bold, too. */
function toText({ game, seed, board, players }: Dealt): string {
  const [draw, paint] = [drawFor(process.stdout), painterFor(process.stdout)];
  const width = Math.max(...players.map(({ name }) => name.length));
  const row = ({ place, name, hole, rank }: Placed<DealtPlayer>) =>
    `${String(place).padStart(2)}. ${name.padEnd(width)}  ${draw(hole)}  ${describe(rank)}: ${draw(rank.cards)}`;
  const lines = [
    `${game}, ${players.length} ${players.length === 1 ? 'player' : 'players'}, seed ${seed}`,
    ...(board.length > 0 ? [`    ${'board'.padEnd(width)}  ${draw(board)}`] : []),
  ];
  const standings = players.map((player) => {
    const text = wrapFor(process.stdout, row(player));
    return player.place === 1 ? paint('bold', text) : text;
  });
  return [wrapFor(process.stdout, lines.join('\n')), ...standings].join('\n');
}

/** A line as `judge` reads it: `texas-holdem 5c6dAcAsQs Ks4c KdJs`. */
function toLine({ game, board, players }: Dealt): string {
  const hands = inSeats(players).map(({ hole }) => hole);
  return [GAMES[game].inJson, ...[board, ...hands].filter(({ length }) => length > 0).map(together)].join(' ');
}

const together = (cards: Cards): string => formatCards(cards).replaceAll(' ', '');

/** Named as in what `judge --json` prints; the players are in the order of their seats. */
function toJson({ game, seed, board, players }: Dealt): string {
  return JSON.stringify({
    game: GAMES[game].inJson,
    seed,
    ...(board.length > 0 && { board: formatCards(board) }),
    players: inSeats(players).map(({ name, hole, rank, place }) => ({
      name,
      cards: formatCards(hole),
      category: rank.category,
      best: formatCards(rank.cards),
      place,
    })),
    winners: inSeats(players).flatMap(({ name, place }) => (place === 1 ? [name] : [])),
  });
}

/** Player 1 first. */
const inSeats = <Player extends DealtPlayer>(players: readonly Player[]): Player[] =>
  players.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

function parseSeed(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= LARGEST_SEED) return Number(text);
  throw new Error(`${quote(text)} is not a seed: expected a whole number from 0 to ${LARGEST_SEED}`);
}

function parsePlayers(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`${quote(text)} is no number of players: expected a whole number, ${PLAYERS_PER_GAME}`);
}

const HELP = `
For example
  poker-kata deal texas-holdem --players 6 --seed 7
  poker-kata deal omaha --format line | poker-kata judge`;
