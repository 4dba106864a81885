/**
 * A sample of rules of your own. The files of this folder have the names and exports of ours
 * (`src/rules/pair.ts`), and the features run against them with our files for the rest.
 */
import type { Card } from 'poker-hands-kata';

/** Two cards of one rank. */
export function isPair(cards: readonly Card[]): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
