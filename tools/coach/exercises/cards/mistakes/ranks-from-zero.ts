/**
 * Makes each rank two too low, so that a two has the rank 0.
 *
 * Made by people who look for the rank in "23456789TJQKA", and forget that indexOf begins with 0.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card, Rank } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  return parse(text).map(({ rank, suit }) => ({ rank: (rank - 2) as Rank, suit }));
}
