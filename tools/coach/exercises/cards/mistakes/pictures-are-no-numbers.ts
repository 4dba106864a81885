/**
 * Reads every rank as a number, so that a king has the rank NaN.
 *
 * Made by people who call Number for all ranks, and forget that T, J, Q, K and A are letters.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card, Rank } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  const ranks = text.match(/\d+|[tjqka]/gi) ?? [];
  return parse(text).map(({ suit }, index) => ({ rank: Number(ranks[index]) as Rank, suit }));
}
