import type { Card } from './card.ts';
import { formatCards } from './format-cards.ts';
import { quote } from './quote.ts';

/**
 * Says that a card occurs twice: `AH is given twice in "AH AH": a deck has one of each card`.
 *
 * @param card - as it is to be shown
 * @param all - everything that was given, as text
 */
export function givenTwice(card: string, all: string): string {
  return `${card} is given twice in ${quote(all)}: a deck has one of each card`;
}

/** Checks that no card occurs twice. @throws Error that names the first that does */
export function rejectRepeats(cards: readonly Card[]): void {
  for (const [index, card] of cards.entries()) {
    const first = cards.findIndex(({ rank, suit }) => rank === card.rank && suit === card.suit);
    if (first < index) throw new Error(givenTwice(formatCards([card]), formatCards(cards)));
  }
}
