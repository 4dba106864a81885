/** What the page says about the worth of a hand: its place among all, and how many hands it beats. */

import { CLASS_COUNT, type HandClass, listClasses } from '../../../evaluators/classes.ts';
import { evaluate } from '../../../evaluators/evaluate.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { cardIndex } from '../../../kata/cards/card-index.ts';
import { inFull } from '../../../kata/cards/quote.ts';
import { LADDER } from '../../../kata/ranking/ladder.ts';

/** The fewest cards that have a place among all hands. */
const FIVE = 5;

/** All hands of five cards: 2,598,960. */
const ALL_HANDS = (52 * 51 * 50 * 49 * 48) / 120;

/** One of the nine rules, and whether the cards contain what it names. */
export interface Contained {
  readonly category: string;
  readonly holds: boolean;
}

/** Asks the nine rules, the lowest first; high card, which every hand is, is none of them. */
export function containedIn(cards: Cards): Contained[] {
  return LADDER.slice(0, -1)
    .map(({ category, holds }) => ({ category, holds: holds(cards) }))
    .reverse();
}

/** Of all hands of five cards, in words and as a share from 0 to 1. */
export interface Standing {
  readonly words: string;
  /** Missing for fewer than five cards. */
  readonly share?: number;
}

/** Says where the best five stand among all hands, how many they beat, and with how many others they tie. */
export function standingOf(cards: Cards): Standing {
  if (cards.length < FIVE)
    return { words: `Hands of five cards have a place among all: choose ${FIVE - cards.length} more.` };
  const strength = evaluate(cards.map(cardIndex));
  const { beaten, tied } = shareOf(strength);
  const five = cards.length === FIVE ? 'These five cards' : `The best five of these ${cards.length} cards`;
  const place = `Place ${inFull(CLASS_COUNT + 1 - strength)} of ${inFull(CLASS_COUNT)} from the top.`;
  const all = `all ${inFull(ALL_HANDS)} hands of five (${percentOf(beaten)})`;
  const words = `${place} ${five} beat ${inFull(beaten)} of ${all} and tie with ${inFull(tied - 1)} others.`;
  return { words, share: beaten / ALL_HANDS };
}

let sizes: readonly number[] | undefined;

/** Counts the hands of five that a strength, 1 (7 5 4 3 2) to 7462 (royal flush), beats and those that have it. */
export function shareOf(strength: number): { readonly beaten: number; readonly tied: number } {
  sizes ??= listClasses().map(sizeOf);
  const beaten = sizes.slice(0, strength - 1).reduce((sum, size) => sum + size, 0);
  return { beaten, tied: sizes[strength - 1] as number };
}

/** The choices of so many of four suits. */
const WAYS_TO_SUIT = [1, 4, 6, 4, 1];

/** Counts the ways in which the suits of a class can fall. Four of those of five different ranks are flushes. */
function sizeOf({ ranks, suited }: HandClass): number {
  if (suited) return 4;
  const groups = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
  const ways = groups.reduce((product, size) => product * (WAYS_TO_SUIT[size] as number), 1);
  return groups.length === FIVE ? ways - 4 : ways;
}

/** Writes a share of all hands in per cent, never rounded to all or none: 99.9998, 50.1, 0.002. */
export function percentOf(hands: number): string {
  const percent = (100 * hands) / ALL_HANDS;
  const isNearAnEnd = hands > 0 && (percent < 0.1 || percent > 99.9);
  return `${Number(percent.toFixed(isNearAnEnd ? 4 : 1))}\u00a0%`;
}
