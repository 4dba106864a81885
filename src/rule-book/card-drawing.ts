/**
 * Cards as pictures. Each of the 52 is drawn once, as a symbol of the page (card-symbols.ts); wherever a card is shown, it is
 * only named, so that a page of a thousand cards stays small.
 */
import type { Card, Cards } from '../kata/cards/card.ts';
import { cardName } from '../kata/cards/card-name.ts';
import { formatCard, rankLetter } from '../kata/cards/format-cards.ts';

/**
 * The markup of one card, which a screen reader calls `nine of clubs`. The class of its suit gives it its colour.
 *
 * @param marks - other classes
 */
export function drawCard(card: Card, marks: readonly string[] = []): string {
  const name = cardName(card);
  const classes = ['card', `suit-${card.suit}`, ...marks].filter(Boolean).join(' ');
  return `<svg class="${classes}" role="img" aria-label="${name}"><use href="#card-${formatCard(card)}"/></svg>`;
}

/** What is printed in the corner of a card: a ten shows 10, not T. */
export function cornerOf({ rank }: Pick<Card, 'rank'>): string {
  return rank === 10 ? '10' : rankLetter(rank);
}

/** The markup of several cards in a row. */
export function drawCards(cards: Cards): string {
  return `<span class="cards">${cards.map((card) => drawCard(card)).join('')}</span>`;
}
