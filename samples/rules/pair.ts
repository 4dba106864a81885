/**
 * A sample of rules of your own. The files of this folder are named and export like ours (`src/kata/rules/pair.ts`), and ours stand
 * in for the rest, so that the features can be run against it.
 */
import type { Card } from 'poker-hands-kata';

/** Two cards of one rank. */
export function isPair(cards: readonly Card[]): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
