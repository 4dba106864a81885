import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { isPassedOver } from '../judge/lines.ts';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { describe } from '../kata/ranking/explain.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { BadData } from '../terminal/bad-data.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { DASH, openStandardInput, STANDARD_INPUT, unreadable } from '../terminal/files.ts';
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

/** `rank CARDS…`: what these cards are worth, and which five of them count; without cards, the same for each line of input. */
async function rankCommand(words: readonly string[], options: RankOptions): Promise<void> {
  if (words.length === 0 || (words.length === 1 && words[0] === DASH)) return rankLines(standardInput(), options);
  try {
    print(readHand(words.join(' ')), options);
  } catch (error) {
    throw new BadData((error as Error).message);
  }
}

function standardInput(): NodeJS.ReadStream {
  try {
    return openStandardInput();
  } catch (cause) {
    throw unreadable(DASH, cause, STANDARD_INPUT);
  }
}

/** Blank lines and `#` comments are passed over. A bad line never keeps the others from being ranked. */
async function rankLines(input: NodeJS.ReadStream, options: RankOptions): Promise<void> {
  if (input.isTTY) throw new Error('no cards are given: expected some, such as rank AH KH QH JH TH');
  let [line, hands] = [0, 0];
  for await (const text of createInterface({ input })) {
    line += 1;
    if (isPassedOver(text)) continue;
    hands += 1;
    try {
      print(readHand(text), options, line);
    } catch (error) {
      const { message } = error as Error;
      if (options.json) process.stdout.write(`${JSON.stringify({ line, error: message })}\n`);
      else process.stderr.write(wrapFor(process.stderr, `line ${line}: ${message}\n`));
      process.exitCode = 1;
    }
  }
  if (hands === 0) throw new BadData('there are no cards on standard input: expected some, such as AH KD 10C');
}

/** In a sentence people put commas between cards. */
const readHand = (text: string): Cards => parseCards(text.replaceAll(',', ' '));

/** An object stays on its line, for programs read it. */
function print(cards: Cards, { json }: RankOptions, line?: number): void {
  const rank = rankHand(cards);
  const { stdout } = process;
  if (!json) {
    stdout.write(wrapFor(stdout, `${describe(rank)}: ${drawFor(stdout)(rank.cards)}\n`));
    return;
  }
  const object = {
    ...(line !== undefined && { line }),
    cards: formatCards(cards),
    category: rank.category,
    best: formatCards(rank.cards),
    worth: describe(rank),
  };
  stdout.write(`${JSON.stringify(object)}\n`);
}

const HELP = `
For example
  poker-kata rank AH KH QH JH TH
  poker-kata rank 2c2d, 3c3d, 4c4d, A♠
  echo AH KH QH JH TH | poker-kata rank --json`;
