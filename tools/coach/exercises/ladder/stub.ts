import type { Rung } from 'poker-hands-kata';

// A rung is { category, holds }. `holds` is a function that says whether cards contain the category. The categories are
// 'royal flush', 'straight flush', 'four of a kind', 'full house', 'flush', 'straight',
// 'three of a kind', 'two pairs', 'pair', 'high card'.
// Import isPair and the other rules from poker-hands-kata or from files of your own.

/**
 * Lists the categories, the highest first, each with its function. Cards are worth the first category whose function
 * returns true. The function of the last one, high card, always does.
 */
export const LADDER: readonly Rung[] = [
  // TODO
  { category: 'high card', holds: () => true },
];
