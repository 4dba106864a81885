import type { Rank } from './card.ts';

/** Ranks as players say them. */
const NAMES = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'jack',
  12: 'queen',
  13: 'king',
  14: 'ace',
} as const satisfies Record<Rank, string>;

/** One card of a rank: `ace`. */
export function rankName(rank: Rank): string {
  return NAMES[rank];
}

/** Several cards of a rank: `aces`, `sixes`. */
export function rankPlural(rank: Rank): string {
  return rank === 6 ? 'sixes' : `${NAMES[rank]}s`;
}
