import type { Command } from 'commander';
import { odds, outs } from '../../fast/odds/odds.ts';
import { inFull, quote } from '../../kata/cards/quote.ts';
import {
  BOARD_GAMES,
  type BoardGame,
  type Cards,
  formatCards,
  GAMES,
  parseCards,
  whoIsAhead,
} from '../../kata/kata.ts';
import { barOf } from '../../machine/terminal/bar.ts';
import { drawFor } from '../../machine/terminal/draw-cards.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { listed } from '../../machine/words/nearest.ts';
import { gameNamed, NAME_IN_JSON, nearestGame } from '../showdowns/parse-game.ts';
import { answerText } from './answer-text.ts';

const ANY = 'any';
const EXAMPLE = '"As Ad" "Kh Qh"';
const BAR_COLUMNS = 16;

/** Adds `odds`. */
export function addOdds(program: Command): void {
  program
    .command('odds')
    .description('say how often each hand wins, and which cards help one that is behind')
    .argument(
      '<hands...>',
      `two or more hands, each in quotes; ${ANY} is a hand that you do not know`,
    )
    .option(
      '--board <cards>',
      '3, 4 or 5 cards in quotes; - reads boards from standard input, one per line',
    )
    .option('--game <name>', listed(BOARD_GAMES), 'texas-holdem')
    .option('--json', 'print one JSON object per board')
    .addHelpText('after', HELP)
    .action(async (hands: string[], { board = '', json = false, ...options }) => {
      const game = parseBoardGame(options.game);
      requireTwo(hands);
      await answerText(board, json, (text) => countOdds(game, hands, text), json ? toJson : toText);
    });
}

/** Finds a game with a board by any of its names. @throws Error that quotes the text */
function parseBoardGame(text: string): BoardGame {
  const game = BOARD_GAMES.find((one) => one === gameNamed(text));
  if (game !== undefined) return game;
  const meant = nearestGame(text);
  const question =
    meant !== undefined && BOARD_GAMES.some((one) => one === gameNamed(meant))
      ? `; did you mean ${meant}?`
      : '';
  throw new Error(
    `${quote(text)} is not a game with a board: expected ${listed(BOARD_GAMES)}${question}`,
  );
}

/** Checks that there are two hands or more. @throws Error that quotes the only one */
function requireTwo([first = '', ...others]: readonly string[]): void {
  if (others.length > 0) return;
  throw new Error(
    `${quote(first)} is one hand: expected two or more, each in quotes, as in ${EXAMPLE}`,
  );
}

/** Counts the odds, and the outs if all hands are known and cards may still come. */
function countOdds(game: BoardGame, words: readonly string[], text: string) {
  const hands = words.map((word) => (word.toLowerCase() === ANY ? undefined : parseCards(word)));
  if (hands.some((hand) => hand?.length === 1))
    throw new Error(`put each hand in quotes, as in ${EXAMPLE}`);
  const board = text.trim() === '' ? [] : parseCards(text);
  const players = odds({ game, hands, board }).map((counts, seat) => ({
    hand: hands[seat],
    ...counts,
  }));
  const known = hands.filter((hand) => hand !== undefined);
  if (known.length < hands.length || ![3, 4].includes(board.length))
    return { game, board, players };
  const ahead = whoIsAhead(game, known, board);
  return { game, board, players, ahead, cards: outs({ game, hands: known, board }) };
}

type Counted = ReturnType<typeof countOdds>;

/** Draws a bar for each hand, and the outs of those that are behind. */
function toText({ game, board, players, ahead, cards = [] }: Counted): string {
  const draw = drawFor(process.stdout);
  const width = Math.max(...players.map(({ hand }) => nameOf(hand).length));
  const lines = players.map(({ hand, equity, wins, ties, of, standardError }) => {
    const name = (hand ? draw(hand) : ANY) + ' '.repeat(width - nameOf(hand).length);
    const error = standardError === undefined ? '' : ` ± ${(100 * standardError).toFixed(2)} %`;
    const share = `${(100 * equity).toFixed(1)} %${error}`.padStart(7);
    const tied = ties > 0 ? `, ${inFull(ties)} tied` : '';
    return `  ${name}  ${barOf(equity, BAR_COLUMNS).padEnd(BAR_COLUMNS)} ${share}, ${inFull(wins)} of ${inFull(of)}${tied}`;
  });
  for (const [seat, { hand = [] }] of players.entries()) {
    if (!ahead || ahead.includes(seat)) continue;
    const helping = cards.filter((out) => out.ahead.includes(seat)).map(({ card }) => card);
    const which = helping.length > 0 ? `: ${draw(helping)}` : '';
    lines.push(`${draw(hand)} is behind. ${helping.length} of ${cards.length} cards help${which}`);
  }
  const title = `${GAMES[game].title}${board.length > 0 ? `, board ${draw(board)}` : ''}`;
  return wrapFor(process.stdout, `${[title, ...lines].join('\n')}\n`);
}

const nameOf = (hand: Cards | undefined): string => (hand ? formatCards(hand) : ANY);

function toJson({ game, board, players, cards }: Counted, line?: number): string {
  return `${JSON.stringify({
    line,
    game: NAME_IN_JSON[game],
    board: formatCards(board),
    players: players.map(({ hand, ...counts }) => ({ cards: nameOf(hand), ...counts })),
    outs: cards?.map(({ card, ahead }) => ({ card: formatCards([card]), ahead })),
  })}\n`;
}

const HELP = `
For example:
  poker-kata odds "As Ad" "Kh Qh" --board "Jh 7h 2c"
  poker-kata odds "As Ad" any
  poker-kata odds "As Ad Kc 9h" "Kh Qh Jd Td" --game omaha`;
