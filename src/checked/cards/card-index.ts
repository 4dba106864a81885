import type { Card } from '../../kata/cards/card.ts';
import * as kata from '../../kata/cards/card-index.ts';
import { DECK } from '../../kata/cards/deck.ts';
import { asCard } from './given-cards.ts';
import { show } from './show.ts';

/**
 * The place of a card in the deck: 0..51 = suit (C D H S) * 13 + rank (2..A).
 *
 * @throws Error on what is no card
 */
export function cardIndex(card: Card): number {
  return kata.cardIndex(asCard(card));
}

/**
 * The card at a place in the deck, the inverse of `cardIndex`.
 *
 * @throws Error on what is no integer from 0 to 51
 */
export function cardAt(index: number): Card {
  const card = Number.isInteger(index) ? DECK[index] : undefined; // as a key, the text '0' would be as good as 0
  if (card) return card;
  throw new Error(`${show(index)} is not the index of a card: expected an integer from 0 to 51`);
}
