import { type Command, Option } from 'commander';
import type { Cards } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/format-cards.ts';
import { quote } from '../../src/cards/quote.ts';
import { LARGEST_SEED, seededRandom } from '../../src/cards/seeded-random.ts';
import { deal, mostPlayers, namesOf } from '../../src/games/deal.ts';
import { GAMES, type GameName } from '../../src/games/games.ts';
import type { Round } from '../../src/games/round.ts';
import { describe } from '../../src/ranking/explain.ts';
import { painterFor } from '../machine/terminal/colours.ts';
import { drawFor } from '../machine/terminal/draw-cards.ts';
import { wholeNumber } from '../machine/terminal/whole-number.ts';
import { wrapFor } from '../machine/terminal/wrap-text.ts';
import { listed } from '../machine/words/nearest.ts';
import { GAME_NAMES, nameInJson, parseGame } from './showdowns/parse-game.ts';

interface DealOptions {
  readonly players: string;
  readonly names?: readonly string[];
  readonly seed?: number;
  readonly format: keyof typeof FORMATS;
  readonly json?: boolean;
}

interface Dealt extends Round {
  readonly game: GameName;
  readonly seed: number;
  /** The players in the order of their seats. */
  readonly seated: Round['players'];
  readonly isNamed: boolean;
}

const MOST_PLAYERS = GAME_NAMES.map((game) => `1 to ${mostPlayers(game)} in ${GAMES[game].title}`);
const FORMATS = { text: toText, line: toLine, json: toJson } as const;

/** Adds `deal`. */
export function addDeal(program: Command): void {
  const players = new Option('--players <n>', `how many players: ${MOST_PLAYERS.join(', ')}`)
    // A text, because the most players depend on the game.
    .default('4');
  const names = new Option(
    '--names <names>',
    'the names of the players, with commas between them: Ann,Bob',
  )
    .argParser(parseNames)
    .conflicts('players');
  const seed = new Option(
    '--seed <s>',
    `a whole number from 0 to ${LARGEST_SEED}; the same number deals the same cards`,
  ).argParser(wholeNumber('not a seed', 0, LARGEST_SEED));
  const format = new Option(
    '--format <how>',
    'text for people, a line for judge, or one JSON object',
  )
    .choices(Object.keys(FORMATS))
    .default('text');
  const json = new Option('--json', 'the same as --format json').conflicts('format');
  const command = program
    .command('deal')
    .description('deal a round and play it to the showdown')
    // Optional for commander, so that the message about a missing game can list the games.
    .argument('[game...]', listed(GAME_NAMES))
    .usage('[options] <game>');
  for (const option of [players, names, seed, format, json]) command.addOption(option);
  command.addHelpText('after', HELP).action(dealCommand);
}

/** Reads names that `judge` can read in a line. */
function parseNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const badName = names.find((name) => !/^[^\s:\p{C}]+$/u.test(name));
  if (badName !== undefined)
    throw new Error(
      `${quote(badName)} is not a name: expected names without spaces and colons, such as Ann,Bob`,
    );
  return names;
}

function dealCommand(
  words: readonly string[],
  { players, names, format, json, ...options }: DealOptions,
): void {
  if (words.length === 0) throw new Error(`no game is given: expected ${listed(GAME_NAMES)}`);
  const game = parseGame(words.join(' '));
  const seed = options.seed ?? Math.floor(Math.random() * LARGEST_SEED);
  const parsePlayers = wholeNumber('not a number of players', 1, mostPlayers(game));
  const seats = namesOf(names ?? parsePlayers(players), game);
  const round = deal(game, { players: seats, random: seededRandom(seed) });
  const seated = round.players.toSorted((a, b) => seats.indexOf(a.name) - seats.indexOf(b.name));
  const dealt = { ...round, game, seed, seated, isNamed: names !== undefined };
  const write = FORMATS[json ? 'json' : format];
  process.stdout.write(`${write(dealt)}\n`);
}

/** Writes the board, and each player's place and hand, the winners in bold. */
function toText({ game, seed, board, players }: Dealt): string {
  const { stdout } = process;
  const draw = drawFor(stdout);
  const paint = painterFor(stdout);
  const nameWidth = Math.max(...players.map(({ name }) => name.length));
  const count = `${players.length} ${players.length === 1 ? 'player' : 'players'}`;
  const lines = [wrapFor(stdout, `${GAMES[game].title}, ${count}, seed ${seed}`)];
  if (board.length > 0)
    lines.push(wrapFor(stdout, `    ${'board'.padEnd(nameWidth)}  ${draw(board)}`));
  for (const { place, name, hole, rank } of players) {
    const hand = `${draw(hole)}  ${describe(rank)}: ${draw(rank.cards)}`;
    const row = `${String(place).padStart(2)}. ${name.padEnd(nameWidth)}  ${hand}`;
    const line = wrapFor(stdout, row);
    lines.push(place === 1 ? paint('bold', line) : line);
  }
  return lines.join('\n');
}

/**
 * Writes a line as `judge` reads it: `texas-holdem 5C6DACASQS KS4C KDJS` or, with names,
 * `… Ann: KS4C Bob: KDJS`.
 */
function toLine({ game, board, seated, isNamed }: Dealt): string {
  const words: string[] = [nameInJson(game)];
  if (board.length > 0) words.push(withoutSpaces(board));
  for (const { name, hole } of seated) {
    if (isNamed) words.push(`${name}:`);
    words.push(withoutSpaces(hole));
  }
  return words.join(' ');
}

function withoutSpaces(cards: Cards): string {
  return formatCards(cards).replaceAll(' ', '');
}

/** Writes an object as `judge --json` does. */
function toJson({ game, seed, board, seated }: Dealt): string {
  return JSON.stringify({
    game: nameInJson(game),
    seed,
    board: board.length > 0 ? formatCards(board) : undefined,
    players: seated.map(({ name, hole, rank, place }) => ({
      name,
      cards: formatCards(hole),
      category: rank.category,
      best: formatCards(rank.cards),
      place,
    })),
    winners: seated.filter(({ place }) => place === 1).map(({ name }) => name),
  });
}

const HELP = `
For example:
  poker-kata deal texas-holdem --players 6 --seed 7
  poker-kata deal omaha --format line | poker-kata judge`;
