/** Cards as HTML: only their names, which screen readers read and styles draw (card-styles.ts). */
import type { Card, Cards } from '../../../src/cards/card.ts';
import { rankLetter } from '../../../src/cards/format-cards.ts';
import { cardName } from '../../../steps/card-name.ts';
import type { Mark, Marked } from './marked-cards.ts';

/**
 * Draws a card with its suit, rank and marks as classes: `<b class="card C 9">nine of clubs</b>`.
 */
export function drawCard(card: Card, marks: readonly Mark[] = []): string {
  return `<b class="${['card', ...classesOf(card), ...marks].join(' ')}">${cardName(card)}</b>`;
}

/** Returns the classes by which styles draw a card: `C` and `9`. */
export function classesOf({ rank, suit }: Card): [suit: string, rank: string] {
  return [suit, rankLetter(rank)];
}

/** Returns the rank as printed on a card: 10, not T. */
export function cornerOf({ rank }: Pick<Card, 'rank'>): string {
  return rank === 10 ? '10' : rankLetter(rank);
}

/** Draws cards in a row, without marks. */
export function drawCards(cards: Cards): string {
  return drawMarked(cards.map((card) => ({ card })));
}

/** Draws cards in a row, with their marks. */
export function drawMarked(marked: Marked): string {
  const cards = marked.map(({ card, marks }) => drawCard(card, marks));
  return `<span class="cards">${cards.join('')}</span>`;
}
