import type { Command } from 'commander';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { describe } from '../kata/ranking/explain.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { BadData } from '../terminal/bad-data.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { BAD_DATA } from '../terminal/exit-status.ts';
import { DASH, openStandardInput } from '../terminal/files.ts';
import { readLines } from '../terminal/read-lines.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

interface RankOptions {
  readonly json?: boolean;
}

/** Adds `rank`. */
export function addRank(program: Command): void {
  program
    .command('rank')
    .description('say what these cards are worth, and which five of them count')
    .argument(
      '[cards...]',
      'any number of cards, such as AH KD 10c; - or none reads hands from standard input, one a line',
    )
    .option('--json', 'print one JSON object a hand')
    .addHelpText('after', HELP)
    .action(rankCommand);
}

/** Ranks the cards that are given or, without cards, those of each line of standard input. */
async function rankCommand(words: readonly string[], options: RankOptions): Promise<void> {
  if (words.length === 0 || (words.length === 1 && words[0] === DASH)) return rankLines(options);
  try {
    print(readHand(words.join(' ')), options);
  } catch (error) {
    throw new BadData((error as Error).message);
  }
}

async function rankLines(options: RankOptions): Promise<void> {
  const input = openStandardInput();
  if (input.isTTY) throw new Error('no cards are given: expected some, such as rank AH KH QH JH TH');
  let hands = 0;
  await readLines(input, {
    read: readHand,
    take(cards, line) {
      hands += 1;
      print(cards, options, line);
    },
    refuse(error, line) {
      hands += 1;
      process.exitCode = BAD_DATA;
      if (options.json) process.stdout.write(`${JSON.stringify({ line, error })}\n`);
      else process.stderr.write(wrapFor(process.stderr, `line ${line}: ${error}\n`));
    },
  });
  if (hands === 0) throw new BadData('there are no cards on standard input: expected some, such as AH KD 10C');
}

/** Reads cards, between which people put commas in a sentence. */
const readHand = (text: string): Cards => parseCards(text.replaceAll(',', ' '));

function print(given: Cards, { json }: RankOptions, line?: number): void {
  const rank = rankHand(given);
  const { stdout } = process;
  if (json) {
    const [cards, best] = [given, rank.cards].map((some) => formatCards(some));
    stdout.write(`${JSON.stringify({ line, cards, category: rank.category, best, worth: describe(rank) })}\n`);
  } else stdout.write(wrapFor(stdout, `${describe(rank)}: ${drawFor(stdout)(rank.cards)}\n`));
}

const HELP = `
For example
  poker-kata rank AH KH QH JH TH
  poker-kata rank 2c2d, 3c3d, 4c4d, A♠
  echo AH KH QH JH TH | poker-kata rank --json`;
