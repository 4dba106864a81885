import { CLASS_COUNT, type ClassCategory, listClasses } from '../../../evaluators/classes.ts';
import { evaluate } from '../../../evaluators/evaluate.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { cardIndex } from '../../../kata/cards/card-index.ts';
import { inFull } from '../../../kata/cards/quote.ts';
import { percentOf } from '../../view/words.ts';

const ALL_HANDS = 2_598_960;

/** Describes the place of the best five among all hands and how many they beat, also as a share from 0 to 1. */
export function standingOf(cards: Cards): { readonly words: string; readonly share?: number } {
  const missing = 5 - cards.length;
  if (missing > 0) return { words: `Choose ${missing} more to see how many hands this one beats.` };
  const strength = evaluate(cards.map(cardIndex));
  const { beaten, tied } = shareOf(strength);
  const five = missing === 0 ? 'These five cards' : `The best five of these ${cards.length} cards`;
  const place = `Place ${inFull(CLASS_COUNT + 1 - strength)} of ${inFull(CLASS_COUNT)} from the top.`;
  const all = `all ${inFull(ALL_HANDS)} hands of five (${percentOf(beaten, ALL_HANDS)})`;
  const words = `${place} ${five} beat ${inFull(beaten)} of ${all} and tie with ${inFull(tied - 1)} others.`;
  return { words, share: beaten / ALL_HANDS };
}

/** Hands in one class, if not 4: for two kings and three others the suits can be chosen in 6 · 4 · 4 · 4 ways. */
const WAYS_TO_SUIT: Partial<Record<ClassCategory, number>> = {
  'high card': 1020,
  pair: 384,
  'two pairs': 144,
  'three of a kind': 64,
  straight: 1020,
  'full house': 24,
};

let sizes: readonly number[] | undefined;

/** Counts the hands of five below a strength, and at it. Strengths go from 1 (7 5 4 3 2) to 7462 (royal flush). */
export function shareOf(strength: number) {
  sizes ??= listClasses().map(({ category }) => WAYS_TO_SUIT[category] ?? 4);
  const beaten = sizes.slice(0, strength - 1).reduce((sum, size) => sum + size, 0);
  return { beaten, tied: sizes[strength - 1] as number };
}
