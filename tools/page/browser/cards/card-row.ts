import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Cards } from '../../../../src/cards/card.ts';
import type { HandRank } from '../../../../src/ranking/hand-rank.ts';
import { drawCards, drawMarked } from '../../view/card-drawing.ts';
import { markRanked } from '../../view/marked-cards.ts';

/** Draws a row of cards; with ranks, the cards that count are raised. */
export function cardRow(cards: Cards, ranks?: readonly HandRank[], deciding?: Cards) {
  return unsafeHTML(ranks ? drawMarked(markRanked(ranks, cards, deciding)) : drawCards(cards));
}
