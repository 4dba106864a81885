import type { Card } from '../../kata/cards/card.ts';
import * as kata from '../../kata/cards/parse-cards.ts';
import { show } from './show.ts';

/**
 * Reads cards as people write them: `2H 10d TC a♠`, `AhKd`; any case, `T` or `10`, letters or symbols, with or without spaces.
 *
 * @returns the cards in the order of the text, at least one
 * @throws Error on what is no card, on a card given twice and on no card at all; the message quotes the text
 */
export function parseCards(text: string): Card[] {
  if (typeof text !== 'string') throw new Error(`${show(text)} is not text: expected AH KD 10C or the like`);
  return kata.parseCards(text);
}
