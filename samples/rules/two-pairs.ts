import type { Card } from 'poker-hands-kata';

/** Two cards of one rank and two of another. */
export function isTwoPairs(cards: readonly Card[]): boolean {
  const seen = new Set<number>();
  const paired = new Set<number>();
  for (const { rank } of cards) (seen.has(rank) ? paired : seen).add(rank);
  return paired.size >= 2;
}
