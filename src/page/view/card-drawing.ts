/**
 * Cards as markup: the name of a card, which is drawn as that card by the styles of the page (card-styles.ts). So a page of thousands
 * of cards stays small, and whoever cannot see it hears their names.
 */
import type { Card, Cards } from '../../kata/cards/card.ts';
import { cardName } from '../../kata/cards/card-name.ts';
import { rankLetter } from '../../kata/cards/format-cards.ts';

/**
 * The markup of one card, with the classes of its suit and its rank: `<b class="card C 9">nine of clubs</b>`.
 *
 * @param marks - other classes
 */
export function drawCard(card: Card, marks: readonly string[] = []): string {
  const classes = ['card', ...classesOf(card), ...marks].filter(Boolean).join(' ');
  return `<b class="${classes}">${cardName(card)}</b>`;
}

/** The classes by which the styles know a card: those of its suit and of its rank. */
export function classesOf({ rank, suit }: Card): [suit: string, rank: string] {
  return [suit, rankLetter(rank)];
}

/** What is printed in the corner of a card: a ten shows 10, not T. */
export function cornerOf({ rank }: Pick<Card, 'rank'>): string {
  return rank === 10 ? '10' : rankLetter(rank);
}

/** The markup of several cards in a row. */
export function drawCards(cards: Cards): string {
  return `<span class="cards">${cards.map((card) => drawCard(card)).join('')}</span>`;
}
