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
  program
    .command('rank')
    .description('say what cards are worth, and which five of them count')
    .argument(
      '[cards...]',
      'any number of cards, such as AH KD TC; - or no card reads hands from standard input, one per line',
    )
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
  const text = words.join(' ') || DASH;
  await answerText(text, json, { read: parseCards, format: json ? toJson : toText });
}

/** Writes `two pairs, tens and threes: TC TD 3C 3D AS; better than 94.2 % of all hands of five`. */
function toText(cards: Cards): string {
  const { stdout } = process;
  const rank = rankHand(cards);
  const draw = drawFor(stdout);
  return wrapFor(stdout, `${describe(rank)}: ${draw(rank.cards)}${comparison(cards)}\n`);
}

/** Says how many hands these cards beat; empty for fewer than five cards. */
function comparison(cards: Cards): string {
  const share = shareBeaten(cards);
  if (share === undefined) return '';
  // One digit would round the best hands up to 100 %.
  const digits = share > 0.999 ? 4 : 1;
  return `; better than ${(100 * share).toFixed(digits)} % of all hands of five`;
}

/**
 * Returns the share of all hands of five cards that these beat, 0 to 1; undefined for fewer than
 * five cards.
 */
function shareBeaten(cards: Cards): number | undefined {
  if (cards.length < 5) return undefined;
  const strength = evaluate(cards.map(cardIndex));
  return handsBelow(strength).beaten / ALL_HANDS;
}

function toJson(cards: Cards, line?: number): string {
  const rank = rankHand(cards);
  const object = {
    line,
    cards: formatCards(cards),
    category: rank.category,
    best: formatCards(rank.cards),
    worth: describe(rank),
    beats: shareBeaten(cards),
  };
  return `${JSON.stringify(object)}\n`;
}

const HELP = `
For example:
  poker-kata rank AH KH QH JH TH
  echo AH KH QH JH TH | poker-kata rank --json`;
