/** What the page says about a hand. */

import { CLASS_COUNT } from '../../evaluators/classes.ts';
import { evaluate } from '../../evaluators/evaluate.ts';
import { grouped } from '../../evaluators/views/figures.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { cardIndex } from '../../kata/cards/card-index.ts';
import { LADDER } from '../../kata/ranking/ladder.ts';
import { FIVE_CARD_HANDS, percentOf, type Share, shareOf } from './share.ts';

/** The fewest cards that have a strength. */
export const FIVE = 5;

/** One of the nine rules, and whether the cards contain what it names. */
export interface Contained {
  readonly category: string;
  readonly holds: boolean;
}

/** The nine rules, the lowest first; high card, which every hand is, is none of them. */
export function containedIn(cards: Cards): Contained[] {
  return LADDER.slice(0, -1)
    .map(({ category, holds }) => ({ category, holds: holds(cards) }))
    .reverse();
}

/** How strong a hand of five cards or more is. */
export interface Strength extends Share {
  /** From 1 to 7462. */
  readonly place: number;
}

/** The strength of the best five; undefined for fewer cards, which have none. */
export function strengthOf(cards: Cards): Strength | undefined {
  if (cards.length < FIVE) return undefined;
  const place = evaluate(cards.map(cardIndex));
  return { place, ...shareOf(place) };
}

/** How strong a hand is, in words. */
export function strengthInWords(cards: Cards): string {
  const strength = strengthOf(cards);
  if (!strength) return `A strength takes five cards: choose ${FIVE - cards.length} more.`;
  return `Strength ${grouped(strength.place)} of ${grouped(CLASS_COUNT)}.`;
}

/** How many of all hands of five the best five beat, and with how many others they tie. */
export function shareInWords(cards: Cards): string {
  const strength = strengthOf(cards);
  if (!strength) return '';
  const five = cards.length === FIVE ? 'These five cards' : `The best five of these ${cards.length} cards`;
  const all = `all ${grouped(FIVE_CARD_HANDS)} hands of five (${percentOf(strength.beaten)})`;
  return `${five} beat ${grouped(strength.beaten)} of ${all} and tie with ${grouped(strength.tied - 1)} others.`;
}
