/**
 * Does not change small letters to capitals: the suit of a diamond is "d" instead of "D".
 *
 * Made by people who let a regular expression ignore the case. It finds small letters, but does not
 * change them to capitals.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card, Suit } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  const cards = parse(text);
  const suits = text.match(/[cdhs♣♦♥♠]/gi) ?? [];
  return cards.map(({ rank, suit }, index) => {
    const isLetter = suits[index]?.toUpperCase() === suit;
    return { rank, suit: (isLetter ? suits[index] : suit) as Suit };
  });
}
