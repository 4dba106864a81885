/** What the page says about a hand. */

import { CLASS_COUNT } from '../../../evaluators/classes.ts';
import { evaluate } from '../../../evaluators/evaluate.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { cardIndex } from '../../../kata/cards/card-index.ts';
import { LADDER } from '../../../kata/ranking/ladder.ts';
import { capitalised } from '../../view/words.ts';
import { FIVE_CARD_HANDS, percentOf, type Share, shareOf } from './share.ts';

/** The fewest cards that have a place among all hands. */
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

/** Where a hand of five cards or more stands among all. */
export interface Standing extends Share {
  /** From 1, the royal flush, to 7462. */
  readonly place: number;
}

/** Where the best five stand; undefined for fewer cards. */
export function standingOf(cards: Cards): Standing | undefined {
  if (cards.length < FIVE) return undefined;
  const strength = evaluate(cards.map(cardIndex));
  return { place: placeOf(strength), ...shareOf(strength) };
}

/** The place of a strength, which counts up from the weakest hand, as readers count: the best hand is the first. */
function placeOf(strength: number): number {
  return CLASS_COUNT + 1 - strength;
}

/** A place among all: `place 298 of 7,462`. */
function placeInWords(place: number): string {
  return `place ${grouped(place)} of ${grouped(CLASS_COUNT)}`;
}

/** Where a hand stands, in words. */
export function standingInWords(cards: Cards): string {
  const standing = standingOf(cards);
  if (!standing) return `Hands of five cards have a place among all: choose ${FIVE - cards.length} more.`;
  return `${capitalised(placeInWords(standing.place))} from the top.`;
}

/** How many of all hands of five the best five beat, and with how many others they tie. */
export function shareInWords(cards: Cards): string {
  const standing = standingOf(cards);
  if (!standing) return '';
  const five = cards.length === FIVE ? 'These five cards' : `The best five of these ${cards.length} cards`;
  const all = `all ${grouped(FIVE_CARD_HANDS)} hands of five (${percentOf(standing.beaten)})`;
  return `${five} beat ${grouped(standing.beaten)} of ${all} and tie with ${grouped(standing.tied - 1)} others.`;
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}
