import type { Card } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.

/**
 * Reads cards as people write them.
 *
 * @param text - like `2H 10d TC a♠` or `AhKd`: in small or capital letters, a ten as `T` or `10`, suits as letters or
 * symbols, with or without spaces
 * @returns the cards in the order of the text, at least one
 * @throws Error on anything that is not a card, on a card given twice, and on no card at all
 */
export function parseCards(text: string): Card[] {
  // TODO
  return [];
}
