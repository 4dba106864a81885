/** How many of all five-card hands a hand beats, counted by their classes. */

import { type HandClass, listClasses } from '../../../evaluators/classes.ts';

/** All hands of five cards: 2,598,960. */
export const FIVE_CARD_HANDS = (52 * 51 * 50 * 49 * 48) / 120;

/** Of all five-card hands, those that a hand beats and those that it ties with, itself among them. */
export interface Share {
  readonly beaten: number;
  readonly tied: number;
}

/** The share of a strength, 1 (7 5 4 3 2) to 7462 (royal flush). */
export function shareOf(strength: number): Share {
  const sizes = classSizes();
  const beaten = sizes.slice(0, strength - 1).reduce((sum, size) => sum + size, 0);
  return { beaten, tied: sizes[strength - 1] as number };
}

/** A share of all hands in per cent, never rounded to all or none: 99.9998, 50.1, 0.002. */
export function percentOf(hands: number): string {
  const percent = (100 * hands) / FIVE_CARD_HANDS;
  const isNearAnEnd = hands > 0 && (percent < 0.1 || percent > 99.9);
  return `${Number(percent.toFixed(isNearAnEnd ? 4 : 1))}\u00a0%`;
}

let sizes: readonly number[] | undefined;

function classSizes(): readonly number[] {
  sizes ??= listClasses().map(sizeOf);
  return sizes;
}

/** In how many ways the suits can fall: any of a group's size for each group, but five different ranks are no flush by chance. */
function sizeOf({ ranks, suited }: HandClass): number {
  if (suited) return FLUSHES_OF_FIVE_RANKS;
  const groups = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
  const ways = groups.reduce((product, size) => product * (WAYS_TO_SUIT[size] as number), 1);
  return groups.length === 5 ? ways - FLUSHES_OF_FIVE_RANKS : ways;
}

const FLUSHES_OF_FIVE_RANKS = 4;

/** The choices of so many of four suits. */
const WAYS_TO_SUIT = [1, 4, 6, 4, 1];
