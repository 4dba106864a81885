/** Cards as markup: names, which styles draw (card-styles.ts). So thousands stay small, and are heard by name. */
import type { Card, Cards } from '../../kata/cards/card.ts';
import { cardName } from '../../kata/cards/card-name.ts';
import { rankLetter } from '../../kata/cards/format-cards.ts';
import type { Mark, Marked } from './marked-cards.ts';

/** Draws a card, with the classes of its suit, its rank and its marks: `<b class="card C 9">nine of clubs</b>`. */
export function drawCard(card: Card, marks: readonly Mark[] = []): string {
  return `<b class="${['card', ...classesOf(card), ...marks].join(' ')}">${cardName(card)}</b>`;
}

/** Names the classes by which the styles know a card. */
export function classesOf({ rank, suit }: Card): [suit: string, rank: string] {
  return [suit, rankLetter(rank)];
}

/** Writes what is printed on a card: a ten shows 10, not T. */
export function cornerOf({ rank }: Pick<Card, 'rank'>): string {
  return rank === 10 ? '10' : rankLetter(rank);
}

export function drawCards(cards: Cards): string {
  return drawMarked(cards.map((card) => ({ card })));
}

/** Draws cards as they are marked. */
export function drawMarked(marked: Marked): string {
  return `<span class="cards">${marked.map(({ card, marks }) => drawCard(card, marks)).join('')}</span>`;
}
