import { CLASS_COUNT } from '../../../fast/evaluators/classes.ts';
import { evaluate } from '../../../fast/evaluators/evaluate.ts';
import { ALL_HANDS, handsBelow } from '../../../fast/evaluators/hands-below.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { cardIndex } from '../../../kata/cards/card-index.ts';
import { inFull } from '../../../kata/cards/quote.ts';
import { percentOf } from '../../view/words.ts';

/**
 * Describes the place of the best five among all hands and how many they beat, also as a share from
 * 0 to 1.
 */
export function standingOf(cards: Cards): { readonly words: string; readonly share?: number } {
  const missing = 5 - cards.length;
  if (missing > 0) return { words: `Choose ${missing} more to see how many hands this one beats.` };
  const strength = evaluate(cards.map(cardIndex));
  const { beaten, tied } = handsBelow(strength);
  const fromTop = inFull(CLASS_COUNT + 1 - strength);
  const five = missing === 0 ? 'These five cards' : `The best five of these ${cards.length} cards`;
  const all = `all ${inFull(ALL_HANDS)} hands of five (${percentOf(beaten, ALL_HANDS)})`;
  const words =
    `Place ${fromTop} of ${inFull(CLASS_COUNT)} from the top. ` +
    `${five} beat ${inFull(beaten)} of ${all} and tie with ${inFull(tied - 1)} others.`;
  return { words, share: beaten / ALL_HANDS };
}
