import type { Command } from 'commander';
import type { Cards } from '../../src/cards/card.ts';
import { cardIndex } from '../../src/cards/card-index.ts';
import { formatCards } from '../../src/cards/format-cards.ts';
import { parseCards } from '../../src/cards/parse-cards.ts';
import { quote } from '../../src/cards/quote.ts';
import { evaluate } from '../../src/evaluators/evaluate.ts';
import { ALL_HANDS, handsBelow } from '../../src/evaluators/hands-below.ts';
import { GAMES, type GameName, hasBoard, hasUsualRanking } from '../../src/games/games.ts';
import { rankInGame } from '../../src/games/rank-in-game.ts';
import { describe } from '../../src/ranking/explain.ts';
import type { HandRank } from '../../src/ranking/hand-rank.ts';
import { rankHand } from '../../src/ranking/rank-hand.ts';
import { drawFor } from '../machine/terminal/draw-cards.ts';
import { DASH } from '../machine/terminal/files.ts';
import { wrapFor } from '../machine/terminal/wrap-text.ts';
import { listed } from '../machine/words/nearest.ts';
import { answerText } from './answer-text.ts';
import { GAME_NAMES, nameInJson, parseGame, rejectGame } from './showdowns/parse-game.ts';

/** Stands between the cards of the player and the board. */
const SLASH = '/';

/** Adds `rank`. */
export function addRank(program: Command): void {
  program
    .command('rank')
    .description('say what cards are worth, and which five of them count')
    .argument(
      '[cards...]',
      'any number of cards, such as Ah Kd Tc; - or no card reads hands from standard input, one per line',
    )
    .option(
      '--game <name>',
      `use the rules of ${listed(GAME_NAMES)}; if the game has a board, write the hole cards, a slash and the board`,
    )
    .option('--json', 'print one JSON object per hand')
    .addHelpText('after', HELP)
    .action(rankCommand);
}

interface RankOptions {
  readonly game?: string;
  readonly json?: boolean;
}

/** Ranks the given cards or, without any, each line of standard input. */
async function rankCommand(
  words: readonly string[],
  { json = false, ...options }: RankOptions,
): Promise<void> {
  if (words.length === 0 && process.stdin.isTTY)
    throw new Error('no cards are given: expected some, such as rank Ah Kh Qh Jh Th');
  rejectGame(words);
  const game = options.game === undefined ? undefined : parseGame(options.game);
  const text = words.join(' ') || DASH;
  await answerText(text, json, {
    read: (hand) => (game ? readInGame(game, hand) : readHand(hand)),
    format: json ? toJson : toText,
  });
}

/** Cards and what they are worth, with the game and its board if there is one. */
interface RankedCards {
  readonly game?: GameName;
  readonly cards: Cards;
  readonly board?: Cards | undefined;
  readonly rank: HandRank;
}

function readHand(text: string): RankedCards {
  if (text.includes(SLASH))
    throw new Error(`${quote(text)} has a board: expected a game, such as --game omaha`);
  const cards = parseCards(text);
  return { cards, rank: rankHand(cards) };
}

/** Reads `Ah Kh 9c 9s / Qh Jh Th` or, in a game without a board, only the cards of the player. */
function readInGame(game: GameName, text: string): RankedCards {
  const { title } = GAMES[game];
  const [ownText = '', ...others] = text.split(SLASH);
  if (!hasBoard(game)) {
    if (others.length > 0) throw new Error(`${title} has no board: ${quote(text)}`);
    const cards = parseCards(text);
    return { game, cards, rank: rankInGame(game, cards, []) };
  }
  const [boardText = '', ...more] = others;
  const expected = `expected hole cards of ${title}, a slash and the board`;
  if (boardText.trim() === '') throw new Error(`no board follows ${quote(text)}: ${expected}`);
  if (ownText.trim() === '')
    throw new Error(`no hole cards are in front of ${quote(text)}: ${expected}`);
  if (more.length > 0) throw new Error(`${quote(text)} has more than one slash: ${expected}`);
  const cards = parseCards(ownText);
  const board = parseCards(boardText);
  return { game, cards, board, rank: rankInGame(game, cards, board) };
}

/** Writes `two pairs, tens and threes: TC TD 3C 3D AS; better than 94.2% of all hands of five cards`. */
function toText(ranked: RankedCards): string {
  const { rank } = ranked;
  const { stdout } = process;
  const draw = drawFor(stdout);
  return wrapFor(stdout, `${describe(rank)}: ${draw(rank.cards)}${comparison(ranked)}\n`);
}

/** Says how many hands this one beats; empty if that is not known. */
function comparison(ranked: RankedCards): string {
  const share = shareBeaten(ranked);
  if (share === undefined) return '';
  // One digit would round the best hands up to 100%.
  const digits = share > 0.999 ? 4 : 1;
  return `; better than ${(100 * share).toFixed(digits)}% of all hands of five cards`;
}

/**
 * Returns the share of all hands of five cards that this one beats, 0 to 1; undefined for fewer
 * than five cards, and in a game that no evaluator knows.
 */
function shareBeaten({ game, rank: { cards } }: RankedCards): number | undefined {
  if (cards.length < 5 || (game && !hasUsualRanking(game))) return undefined;
  const strength = evaluate(cards.map(cardIndex));
  return handsBelow(strength).beaten / ALL_HANDS;
}

function toJson(ranked: RankedCards, line?: number): string {
  const { game, cards, board, rank } = ranked;
  const object = {
    line,
    game: game && nameInJson(game),
    cards: formatCards(cards),
    board: board && formatCards(board),
    category: rank.category,
    best: formatCards(rank.cards),
    worth: describe(rank),
    beats: shareBeaten(ranked),
  };
  return `${JSON.stringify(object)}\n`;
}

const HELP = `
For example:
  poker-kata rank Ah Kh Qh Jh Th
  poker-kata rank --game omaha "Ah Kh 9c 9s / Qh Jh Th"
  echo Ah Kh Qh Jh Th | poker-kata rank --json`;
