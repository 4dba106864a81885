import { type Command, Option } from 'commander';
import { parseGame } from '../judge/parse-game.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { type DealtPlayer, deal, mostPlayers, type Round } from '../kata/games/deal.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import { describe } from '../kata/ranking/explain.ts';
import { listed } from '../load/nearest.ts';
import { painterFor } from '../terminal/colours.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { wholeNumber } from '../terminal/whole-number.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

interface DealOptions {
  readonly players: number;
  readonly seed?: number;
  readonly format: keyof typeof FORMATS;
  readonly json?: boolean;
}

interface Dealt extends Round {
  readonly game: GameName;
  readonly seed: number;
}

const LARGEST_SEED = 0xffffffff;
const GAME_NAMES = Object.keys(GAMES) as GameName[];
const playersIn = (game: GameName) => `1 to ${mostPlayers(game)} in ${GAMES[game].title}`;
const PLAYERS_PER_GAME = GAME_NAMES.map(playersIn).join(', ');
const FORMATS = { text: toText, line: toLine, json: toJson } as const;

/** Adds `deal`. */
export function addDeal(program: Command): void {
  const parsePlayers = wholeNumber('no number of players', 0, 999_999_999, `, ${PLAYERS_PER_GAME}`);
  const parseSeed = wholeNumber('not a seed', 0, LARGEST_SEED);
  const formats = new Option('--format <how>', 'text for people, a line for judge, or one JSON object');
  program
    .command('deal')
    .description('deal a round and play it to the showdown')
    .argument('[game...]', listed(GAME_NAMES))
    .option('--players <n>', `how many players: ${PLAYERS_PER_GAME}`, parsePlayers, 4)
    .option('--seed <s>', `a whole number from 0 to ${LARGEST_SEED}; the same seed deals the same cards`, parseSeed)
    .addOption(formats.choices(Object.keys(FORMATS)).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .addHelpText('after', HELP)
    .action(dealCommand);
}

/** `deal GAME`: deals a round and prints its standings. */
function dealCommand(words: readonly string[], { players, format, json, ...options }: DealOptions): void {
  if (words.length === 0) throw new Error(`no game is given: expected ${listed(GAME_NAMES)}`);
  const game = parseGame(words.join(' '));
  const { seed = Math.floor(Math.random() * LARGEST_SEED) } = options;
  const round = deal(game, { players, random: seededRandom(seed) });
  process.stdout.write(`${FORMATS[json ? 'json' : format]({ ...round, game, seed })}\n`);
}

/** Writes the standings, best first, the winners in bold. */
function toText({ game, seed, board, players }: Dealt): string {
  const { stdout } = process;
  const [draw, paint] = [drawFor(stdout), painterFor(stdout)];
  const width = Math.max(...players.map(({ name }) => name.length));
  const head = `${game}, ${players.length} ${players.length === 1 ? 'player' : 'players'}, seed ${seed}`;
  const shared = board.length > 0 ? `\n    ${'board'.padEnd(width)}  ${draw(board)}` : '';
  const standings = players.map(({ place, name, hole, rank }) => {
    const row = `${`${place}`.padStart(2)}. ${name.padEnd(width)}  ${draw(hole)}  ${describe(rank)}: ${draw(rank.cards)}`;
    return place === 1 ? paint('bold', wrapFor(stdout, row)) : wrapFor(stdout, row);
  });
  return [wrapFor(stdout, head + shared), ...standings].join('\n');
}

/** Writes a line as `judge` reads it: `texas-holdem 5c6dAcAsQs Ks4c KdJs`. */
function toLine({ game, board, players }: Dealt): string {
  const hands = [board, ...inSeats(players).map(({ hole }) => hole)].map((cards) => formatCards(cards));
  return [GAMES[game].inJson, ...hands.map((hand) => hand.replaceAll(' ', ''))].filter(Boolean).join(' ');
}

/** Writes an object as `judge --json` does, with the players in the order of their seats. */
function toJson({ game, seed, board: shared, players }: Dealt): string {
  const board = formatCards(shared) || undefined;
  const seated = inSeats(players).map(({ name, hole, rank: { category, cards }, place }) => {
    return { name, cards: formatCards(hole), category, best: formatCards(cards), place };
  });
  const winners = seated.filter(({ place }) => place === 1).map(({ name }) => name);
  return JSON.stringify({ game: GAMES[game].inJson, seed, board, players: seated, winners });
}

/** Sorts players by their seats. */
const inSeats = <Player extends DealtPlayer>(players: readonly Player[]): Player[] =>
  players.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

const HELP = `
For example
  poker-kata deal texas-holdem --players 6 --seed 7
  poker-kata deal omaha --format line | poker-kata judge`;
