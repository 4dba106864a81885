import { type ClassCategory, listClasses } from './classes.ts';

/** All hands of five cards. */
export const ALL_HANDS = 2_598_960;

/**
 * How many hands are in one class. Two kings and three other cards have 384: the suits can be chosen
 * in 6 · 4 · 4 · 4 ways.
 */
const WAYS_TO_SUIT: Readonly<Record<ClassCategory, number>> = {
  'high card': 1020,
  pair: 384,
  'two pairs': 144,
  'three of a kind': 64,
  straight: 1020,
  flush: 4,
  'full house': 24,
  'four of a kind': 4,
  'straight flush': 4,
};

let sizes: readonly number[] | undefined;

interface HandsBelow {
  /** How many hands are weaker. */
  readonly beaten: number;
  /** How many hands are as strong. */
  readonly tied: number;
}

/** Counts the hands of five below a strength, 1 (7 5 4 3 2) to 7462 (royal flush), and at it. */
export function handsBelow(strength: number): HandsBelow {
  sizes ??= listClasses().map(({ category }) => WAYS_TO_SUIT[category]);
  const beaten = sizes.slice(0, strength - 1).reduce((sum, size) => sum + size, 0);
  return { beaten, tied: sizes[strength - 1] as number };
}
