import type { Command } from 'commander';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { describe } from '../kata/ranking/explain.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { BAD_DATA, BadData } from '../terminal/bad-data.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { DASH } from '../terminal/files.ts';
import { readLines } from '../terminal/read-lines.ts';
import { wrapFor } from '../terminal/wrap-text.ts';

/** Adds `rank`. */
export function addRank(program: Command): void {
  const cards = 'any number of cards, such as AH KD TC; - or no card reads hands from standard input, one per line';
  program
    .command('rank')
    .description('say what cards are worth, and which five of them count')
    .argument('[cards...]', cards)
    .option('--json', 'print one JSON object per hand')
    .addHelpText('after', HELP)
    .action(rankCommand);
}

/** Ranks the given cards or, without any, each line of standard input. */
async function rankCommand(words: readonly string[], { json = false }: { json?: boolean }): Promise<void> {
  const print = (cards: Cards, line?: number) => process.stdout.write(json ? toJson(cards, line) : toText(cards));
  if (words.length > 0 && words.join(' ') !== DASH) {
    try {
      return void print(parseCards(words.join(' ')));
    } catch (error) {
      throw new BadData((error as Error).message);
    }
  }
  if (process.stdin.isTTY) throw new Error('no cards are given: expected some, such as rank AH KH QH JH TH');
  let hands = 0;
  await readLines(process.stdin, {
    read: parseCards,
    take(cards, line) {
      hands += 1;
      print(cards, line);
    },
    refuse(error, line) {
      hands += 1;
      process.exitCode = BAD_DATA;
      if (json) process.stdout.write(`${JSON.stringify({ line, error })}\n`);
      else process.stderr.write(wrapFor(process.stderr, `line ${line}: ${error}\n`));
    },
  });
  if (hands === 0) throw new BadData('there are no cards on standard input: expected some, such as AH KD TC');
}

function toText(given: Cards): string {
  const rank = rankHand(given);
  return wrapFor(process.stdout, `${describe(rank)}: ${drawFor(process.stdout)(rank.cards)}\n`);
}

function toJson(given: Cards, line?: number): string {
  const rank = rankHand(given);
  const [cards, best] = [formatCards(given), formatCards(rank.cards)];
  return `${JSON.stringify({ line, cards, category: rank.category, best, worth: describe(rank) })}\n`;
}

const HELP = `
For example:
  poker-kata rank AH KH QH JH TH
  echo AH KH QH JH TH | poker-kata rank --json`;
