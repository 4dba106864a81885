import type { Command } from 'commander';
import { inFull, quote } from '../../src/cards/quote.ts';
import {
  BOARD_GAMES,
  type BoardGame,
  type Cards,
  formatCards,
  GAMES,
  LARGEST_SEED,
  type NextCard,
  parseCards,
  rejectRepeats,
} from '../../src/kata.ts';
import { formatShare } from '../../src/odds/format-share.ts';
import { nextCards, type Odds, odds, outs, whoIsAhead } from '../../src/odds/odds.ts';
import { barOf } from '../machine/terminal/bar.ts';
import { type Draw, drawFor } from '../machine/terminal/draw-cards.ts';
import { Progress } from '../machine/terminal/progress.ts';
import { wholeNumber } from '../machine/terminal/whole-number.ts';
import { wrapFor } from '../machine/terminal/wrap-text.ts';
import { listed } from '../machine/words/nearest.ts';
import { answerText, orBadData } from './answer-text.ts';
import { gameNamed, nameInJson, nearestGame, rejectGame } from './showdowns/parse-game.ts';

const ANY = 'any';
const EXAMPLE = '"As Ad" "Kh Qh"';
const BAR_COLUMNS = 16;

/** Adds `odds`. */
export function addOdds(program: Command): void {
  program
    .command('odds')
    .description('say how often each hand wins, and which cards would help a hand that is behind')
    .argument(
      '<hands...>',
      `two or more hands, each in quotes; the word ${ANY} stands for a hand that you do not know`,
    )
    .option(
      '--board <cards>',
      '3, 4 or 5 cards in quotes; - reads boards from standard input, one per line',
    )
    .option(
      '--dead <cards>',
      'cards in quotes that cannot come any more, because somebody folded them',
    )
    .option('--game <name>', listed(BOARD_GAMES), 'texas-holdem')
    .option(
      '--seed <s>',
      `a whole number from 0 to ${LARGEST_SEED}; if the odds are estimated from random deals, the same number gives the same deals`,
      wholeNumber('not a seed', 0, LARGEST_SEED),
    )
    .option('--json', 'print one JSON object per board')
    .addHelpText('after', HELP)
    .action(async (words: string[], { board = '', json = false, dead = '', seed, ...options }) => {
      const game = parseBoardGame(options.game);
      rejectGame(words);
      requireTwo(words);
      // Before the boards, so that no line of them is blamed.
      const known = orBadData(() => parseKnown(words, dead));
      await answerText(board, json, {
        read: (text) => countOdds({ game, ...known, board: parseSome(text), seed }),
        format: json ? toJson : toText,
      });
    });
}

/** Finds a game with a board by any of its names. @throws Error that quotes the text */
function parseBoardGame(text: string): BoardGame {
  const game = boardGameNamed(text);
  if (game !== undefined) return game;
  const nearestName = nearestGame(text);
  const isBoardGame = nearestName !== undefined && boardGameNamed(nearestName) !== undefined;
  const hint = isBoardGame ? `; did you mean ${nearestName}?` : '';
  throw new Error(
    `${quote(text)} is not a game with a board: expected ${listed(BOARD_GAMES)}${hint}`,
  );
}

function boardGameNamed(text: string): BoardGame | undefined {
  const name = gameNamed(text);
  return BOARD_GAMES.find((game) => game === name);
}

/** Checks that there are two hands or more. @throws Error that quotes the only one */
function requireTwo([first = '', ...others]: readonly string[]): void {
  if (others.length > 0) return;
  throw new Error(
    `${quote(first)} is one hand: expected two or more, each in quotes, as in ${EXAMPLE}`,
  );
}

/** What is the same on each board. */
interface Known {
  /** Undefined stands for any cards. */
  readonly hands: readonly (Cards | undefined)[];
  readonly dead: Cards;
}

/** Reads the hands and the dead cards. @throws Error that quotes what is wrong */
function parseKnown(words: readonly string[], deadWords: string): Known {
  const hands = words.map(parseHand);
  const single = words.find((_, seat) => hands[seat]?.length === 1);
  if (single !== undefined)
    throw new Error(
      `${quote(single)} is one card: put each hand in quotes, as in ${EXAMPLE}, and the cards of --board and --dead, too`,
    );
  const dead = parseSome(deadWords);
  rejectRepeats([...hands.flatMap((hand) => hand ?? []), ...dead]);
  return { hands, dead };
}

/** Reads cards, of which there may be none. */
function parseSome(text: string): Cards {
  return text.trim() === '' ? [] : parseCards(text);
}

function parseHand(word: string): Cards | undefined {
  return word.toLowerCase() === ANY ? undefined : parseCards(word);
}

interface Asked extends Known {
  readonly game: BoardGame;
  readonly board: Cards;
  readonly seed?: number;
}

/** The hands on a board, and what became of them. */
interface CountedOdds {
  readonly game: BoardGame;
  readonly board: Cards;
  readonly dead: Cards;
  readonly players: readonly CountedPlayer[];
  /** Only if two hands are known, and a card may still come to the board. */
  readonly nextCards?: readonly NextCard[] | undefined;
}

interface CountedPlayer {
  /** Undefined stands for any cards. */
  readonly hand: Cards | undefined;
  readonly odds: Odds;
  /** The cards that help it; undefined if it is not behind a known hand. */
  readonly outs: Cards | undefined;
}

/** Counts the odds, and the outs of known hands if cards may still come. */
function countOdds({ game, hands, board, dead, seed }: Asked): CountedOdds {
  const table = { game, hands, board, dead };
  const progress = new Progress(process.stderr);
  const oddsOfSeats = odds({ ...table, seed }, (share) => progress.show(share));
  progress.end();
  const isFlopOrTurn = board.length === 3 || board.length === 4;
  const hasOuts = isFlopOrTurn && hands.filter(Boolean).length >= 2;
  const outsOfSeats = hasOuts ? outs(table) : [];
  const ahead = hasOuts ? whoIsAhead(game, hands, board) : [];
  const players = hands.map((hand, seat) => ({
    hand,
    odds: oddsOfSeats[seat] as Odds,
    outs: hand === undefined || ahead.includes(seat) ? undefined : outsOfSeats[seat],
  }));
  return { game, board, dead, players, nextCards: hasOuts ? nextCards(table) : undefined };
}

/** Draws a bar for each hand's share of the pot, and the outs of those that are behind. */
function toText(counted: CountedOdds): string {
  const { game, board, dead, players } = counted;
  const draw = drawFor(process.stdout);
  const boardInWords = board.length > 0 ? `, board ${draw(board)}` : '';
  const deadInWords = dead.length > 0 ? `, dead ${draw(dead)}` : '';
  const isDrawn = players.some(({ odds: { standardError } }) => standardError !== undefined);
  const drawn = isDrawn ? ', estimated from random deals' : '';
  const width = Math.max(...players.map(({ hand }) => formatHand(hand).length));
  const lines = [
    `${GAMES[game].title}${boardInWords}${deadInWords}: shares of the pot${drawn}`,
    ...players.map((player) => lineOf(player, width, draw)),
    ...linesOfOuts(counted, draw),
  ];
  return wrapFor(process.stdout, `${lines.join('\n')}\n`);
}

/** Writes `KH QH  ██████            37.8%, wins 374 of 990 deals`. */
function lineOf({ hand, odds: counted }: CountedPlayer, width: number, draw: Draw): string {
  const { equity, wins, ties, of } = counted;
  // Padded by the length in letters, because the codes of colours have a length, too.
  const padding = ' '.repeat(width - formatHand(hand).length);
  const name = (hand ? draw(hand) : ANY) + padding;
  const bar = barOf(equity, BAR_COLUMNS).padEnd(BAR_COLUMNS);
  const share = formatShare(counted).padStart(6);
  const tied = ties > 0 ? `, ties ${inFull(ties)}` : '';
  const deals = of === 1 ? 'deal' : 'deals';
  return `  ${name}  ${bar} ${share}, wins ${inFull(wins)} of ${inFull(of)} ${deals}${tied}`;
}

/** Writes for each hand that is behind which cards put it ahead. */
function linesOfOuts({ players, nextCards: next }: CountedOdds, draw: Draw): string[] {
  if (next === undefined) return [];
  return players.flatMap(({ hand = [], outs: helping }) => {
    if (helping === undefined) return [];
    const which = helping.length > 0 ? `: ${draw(helping)}` : '';
    return `${draw(hand)} is behind. ${helping.length} of ${next.length} cards help${which}`;
  });
}

function formatHand(hand: Cards | undefined): string {
  return hand ? formatCards(hand) : ANY;
}

function toJson(
  { game, board, dead, players, nextCards: next }: CountedOdds,
  line?: number,
): string {
  const object = {
    line,
    game: nameInJson(game),
    board: formatCards(board),
    dead: dead.length > 0 ? formatCards(dead) : undefined,
    players: players.map(({ hand, odds: counted, outs: helping }) => ({
      cards: formatHand(hand),
      ...counted,
      outs: helping && formatCards(helping),
    })),
    nextCards: next?.map(({ card, ahead }) => ({ card: formatCards([card]), ahead })),
  };
  return `${JSON.stringify(object)}\n`;
}

const HELP = `
For example:
  poker-kata odds "As Ad" "Kh Qh" --board "Jh 7h 2c"
  poker-kata odds "As Ad" any --dead "Kh Kd"
  poker-kata odds "As Ad Kc 9h" "Kh Qh Jd Td" --game omaha`;
