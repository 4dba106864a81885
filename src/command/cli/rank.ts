import type { Command } from 'commander';
import { evaluate } from '../../fast/evaluators/evaluate.ts';
import { ALL_HANDS, handsBelow } from '../../fast/evaluators/hands-below.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { cardIndex } from '../../kata/cards/card-index.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { describe } from '../../kata/ranking/explain.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { drawFor } from '../../machine/terminal/draw-cards.ts';
import { DASH } from '../../machine/terminal/files.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { answerText } from './answer-text.ts';

/** Adds `rank`. */
export function addRank(program: Command): void {
  const cards =
    'any number of cards, such as AH KD TC; - or no card reads hands from standard input, one per line';
  program
    .command('rank')
    .description('say what cards are worth, and which five of them count')
    .argument('[cards...]', cards)
    .option('--json', 'print one JSON object per hand')
    .addHelpText('after', HELP)
    .action(rankCommand);
}

/** Ranks the given cards or, without any, each line of standard input. */
async function rankCommand(
  words: readonly string[],
  { json = false }: { json?: boolean },
): Promise<void> {
  if (words.length === 0 && process.stdin.isTTY)
    throw new Error('no cards are given: expected some, such as rank AH KH QH JH TH');
  await answerText(words.join(' ') || DASH, json, parseCards, json ? toJson : toText);
}

function toText(given: Cards): string {
  const rank = rankHand(given);
  const share = shareBeaten(given);
  // Not to round up to 100.
  const percent = share === undefined ? '' : (100 * share).toFixed(share > 0.999 ? 4 : 1);
  const beaten = percent && `; better than ${percent} % of all hands of five`;
  return wrapFor(
    process.stdout,
    `${describe(rank)}: ${drawFor(process.stdout)(rank.cards)}${beaten}\n`,
  );
}

/**
 * Returns the share of all hands of five cards that these beat, 0 to 1; undefined for fewer than
 * five cards.
 */
function shareBeaten(given: Cards): number | undefined {
  return given.length < 5
    ? undefined
    : handsBelow(evaluate(given.map(cardIndex))).beaten / ALL_HANDS;
}

function toJson(given: Cards, line?: number): string {
  const rank = rankHand(given);
  const [cards, best] = [formatCards(given), formatCards(rank.cards)];
  const worth = { category: rank.category, best, worth: describe(rank), beats: shareBeaten(given) };
  return `${JSON.stringify({ line, cards, ...worth })}\n`;
}

const HELP = `
For example:
  poker-kata rank AH KH QH JH TH
  echo AH KH QH JH TH | poker-kata rank --json`;
