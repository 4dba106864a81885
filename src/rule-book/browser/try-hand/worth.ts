/** What the page says about a hand. */
import type { Cards } from '../../../cards/card.ts';
import { cardIndex } from '../../../cards/card-index.ts';
import { CLASS_COUNT } from '../../../evaluators/classes.ts';
import { evaluate } from '../../../evaluators/evaluate.ts';
import { LADDER } from '../../../ranking/ladder.ts';
import { grouped } from '../../evaluator-views/figures.ts';
import { FIVE_CARD_HANDS, percentOf, type Share, shareOf } from './share.ts';

/** It takes so many cards to have a strength. */
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
  if (!strength) return `${missing(cards)} it has a strength.`;
  return `Strength ${grouped(strength.place)} of ${grouped(CLASS_COUNT)}.`;
}

/** Which of all hands a strength beats, and with how many cards those are. */
export function shareInWords(cards: Cards): string {
  const strength = strengthOf(cards);
  if (!strength) return '';
  const subject = cards.length === FIVE ? 'It beats' : `The best five of these ${cards.length} cards beat`;
  const beaten = `${grouped(strength.beaten)} of all ${grouped(FIVE_CARD_HANDS)} hands of five cards (${percentOf(strength.beaten)})`;
  const more = cards.length === FIVE ? '' : ` That compares it with hands of five cards, not of ${cards.length}.`;
  return `${subject} ${beaten} and tie${cards.length === FIVE ? 's' : ''} with ${grouped(strength.tied)}, counting itself.${more}`;
}

function missing({ length }: Cards): string {
  const count = FIVE - length;
  return count === 1 ? 'With one more card' : `With ${count} more cards`;
}
