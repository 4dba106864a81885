/**
 * Cards as pictures. Each of the 52 is drawn once, as a symbol of the page (card-symbols.ts); wherever a card is shown, it is
 * only named, so that a page of a thousand cards stays small.
 */
import type { Card, Cards } from '../kata/cards/card.ts';
import { cardName } from '../kata/cards/card-name.ts';
import { formatCard } from '../kata/cards/format-cards.ts';

/** The markup of one card, which a screen reader calls `nine of clubs`. The class of its suit gives it its colour. */
export function drawCard(card: Card): string {
  const { suit } = card;
  const name = cardName(card);
  return `<svg class="card suit-${suit}" role="img" aria-label="${name}"><use href="#card-${formatCard(card)}"/></svg>`;
}

/** What is printed in the corner of a card: a ten shows 10, not T. */
export function cornerOf(card: Card): string {
  return card.rank === 10 ? '10' : formatCard(card).charAt(0);
}

/** The markup of several cards in a row. */
export function drawCards(cards: Cards): string {
  return `<span class="cards">${cards.map(drawCard).join('')}</span>`;
}
