import type { Rung } from 'poker-hands-kata';

// A rung is { category, holds }: holds says whether cards contain it. The categories are
// 'royal flush', 'straight flush', 'four of a kind', 'full house', 'flush', 'straight',
// 'three of a kind', 'two pairs', 'pair', 'high card'. The predicates are in your files:
// import { isPair } from './pair.ts';

/** The rules, highest first. Cards are worth the first that holds. The last, high card, always holds. */
export const LADDER: readonly Rung[] = [
  // TODO
  { category: 'high card', holds: () => true },
];
