/** What the marks on cards mean, where a reader meets them first and among the words of players. */
import type { Card } from '../../kata/cards/card.ts';
import { drawCard } from './card-drawing.ts';
import { missingView } from './marked-view.ts';

/** A mark of a card, as it is explained. */
export type Sign = keyof typeof SIGNS;

const KING: Card = { rank: 13, suit: 'H' };

/** All signs, with the card that shows each. */
const SIGNS = {
  makes: { card: drawCard(KING, ['makes']), words: 'Raised: it counts' },
  rests: { card: drawCard(KING, ['rests']), words: 'Grey: it does not count' },
  decides: { card: drawCard(KING, ['decides']), words: 'Framed: it decides who wins' },
  missing: { card: missingView({ ranks: [13] }), words: 'Dashed: it is missing' },
} as const;

/** The signs that a chapter is the first to show. */
export const SIGNS_OF: Readonly<Record<string, readonly Sign[]>> = {
  pair: ['makes', 'rests', 'missing'],
  'tie-breaking': ['decides'],
};

/** What marks on cards mean; nothing when there is none to explain. */
export function legendView(signs: readonly Sign[] = []): string {
  if (signs.length === 0) return '';
  const items = signs.map(
    (sign) => `<li><span aria-hidden="true">${SIGNS[sign].card}</span> ${SIGNS[sign].words}</li>`,
  );
  return `<ul class="legend" aria-label="What marks on cards mean">${items.join('')}</ul>`;
}

/** In the order in which they are explained. */
export const ALL_SIGNS = Object.keys(SIGNS) as Sign[];
