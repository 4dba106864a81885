import { type Command, Option } from 'commander';
import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { quote } from '../../kata/cards/quote.ts';
import { deal, mostPlayers, namesOf, type Round } from '../../kata/games/deal.ts';
import { GAMES, type GameName } from '../../kata/games/games.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import { describe } from '../../kata/ranking/explain.ts';
import { painterFor } from '../../machine/terminal/colours.ts';
import { drawFor } from '../../machine/terminal/draw-cards.ts';
import { wholeNumber } from '../../machine/terminal/whole-number.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { listed } from '../../machine/words/nearest.ts';
import { GAME_NAMES, NAME_IN_JSON, parseGame } from '../showdowns/parse-game.ts';

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

const LARGEST_SEED = 0xffffffff;
const PLAYERS_PER_GAME = GAME_NAMES.map(
  (game) => `1 to ${mostPlayers(game)} in ${GAMES[game].title}`,
).join(', ');
const FORMATS = { text: toText, line: toLine, json: toJson } as const;

export function addDeal(program: Command): void {
  const parseSeed = wholeNumber('not a seed', 0, LARGEST_SEED);
  const formats = new Option(
    '--format <how>',
    'text for people, a line for judge, or one JSON object',
  );
  const names = new Option(
    '--names <names>',
    'the names of the players, with commas between them: Ann,Bob',
  );
  program
    .command('deal')
    .description('deal a round and play it to the showdown')
    .argument('[game...]', listed(GAME_NAMES))
    .option('--players <n>', `how many players: ${PLAYERS_PER_GAME}`, '4')
    .addOption(names.argParser(parseNames).conflicts('players'))
    .option(
      '--seed <s>',
      `a whole number from 0 to ${LARGEST_SEED}; the same seed deals the same cards`,
      parseSeed,
    )
    .addOption(formats.choices(Object.keys(FORMATS)).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .addHelpText('after', HELP)
    .action(dealCommand);
}

/** Reads names that `judge` can read in a line. */
function parseNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const bad = names.find((name) => !/^[^\s:\p{C}]+$/u.test(name));
  if (bad === undefined) return names;
  throw new Error(
    `${quote(bad)} is not a name: expected names without spaces and colons, such as Ann,Bob`,
  );
}

function dealCommand(
  words: readonly string[],
  { players, names, format, json, ...options }: DealOptions,
): void {
  if (words.length === 0) throw new Error(`no game is given: expected ${listed(GAME_NAMES)}`);
  const game = parseGame(words.join(' '));
  const { seed = Math.floor(Math.random() * LARGEST_SEED) } = options;
  const seats = namesOf(
    names ?? wholeNumber('not a number of players', 1, mostPlayers(game))(players),
    game,
  );
  const round = deal(game, { players: seats, random: seededRandom(seed) });
  const seated = round.players.toSorted((a, b) => seats.indexOf(a.name) - seats.indexOf(b.name));
  const dealt = { ...round, game, seed, seated, isNamed: names !== undefined };
  process.stdout.write(`${FORMATS[json ? 'json' : format](dealt)}\n`);
}

function toText({ game, seed, board, players }: Dealt): string {
  const { stdout } = process;
  const [draw, paint] = [drawFor(stdout), painterFor(stdout)];
  const width = Math.max(...players.map(({ name }) => name.length));
  const head = `${GAMES[game].title}, ${players.length} ${players.length === 1 ? 'player' : 'players'}, seed ${seed}`;
  const shared = board.length > 0 ? `\n    ${'board'.padEnd(width)}  ${draw(board)}` : '';
  const standings = players.map(({ place, name, hole, rank }) => {
    const row = `${`${place}`.padStart(2)}. ${name.padEnd(width)}  ${draw(hole)}  ${describe(rank)}: ${draw(rank.cards)}`;
    return place === 1 ? paint('bold', wrapFor(stdout, row)) : wrapFor(stdout, row);
  });
  return [wrapFor(stdout, head + shared), ...standings].join('\n');
}

/**
 * Writes a line as `judge` reads it: `texas-holdem 5C6DACASQS KS4C KDJS` or, with names,
 * `… Ann: KS4C Bob: KDJS`.
 */
function toLine({ game, board, seated, isNamed }: Dealt): string {
  const hands = seated.map(({ name, hole }) => [isNamed ? `${name}:` : '', together(hole)]);
  return [NAME_IN_JSON[game], together(board), ...hands.flat()].filter(Boolean).join(' ');
}

const together = (cards: Cards): string => formatCards(cards).replaceAll(' ', '');

/** Writes an object as `judge --json` does. */
function toJson({ game, seed, board: shared, seated }: Dealt): string {
  const board = formatCards(shared) || undefined;
  const players = seated.map(({ name, hole, rank: { category, cards }, place }) => {
    return { name, cards: formatCards(hole), category, best: formatCards(cards), place };
  });
  const winners = players.filter(({ place }) => place === 1).map(({ name }) => name);
  return JSON.stringify({ game: NAME_IN_JSON[game], seed, board, players, winners });
}

const HELP = `
For example:
  poker-kata deal texas-holdem --players 6 --seed 7
  poker-kata deal omaha --format line | poker-kata judge`;
