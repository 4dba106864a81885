import { parseCards } from '../kata/cards/parse-cards.ts';
import { describe } from '../kata/ranking/explain.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { drawFor } from '../terminal/draw-cards.ts';

/** `rank CARDS…`: what these cards are worth, and which five of them count. */
export function rankCommand(words: readonly string[]): void {
  const rank = rankHand(parseCards(words.join(' ')));
  process.stdout.write(`${describe(rank)}: ${drawFor(process.stdout)(rank.cards)}\n`);
}
