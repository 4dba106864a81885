import type { Cards } from '../../kata/cards/card.ts';
import * as kata from '../../kata/cards/format-cards.ts';
import { asAnyCards } from './given-cards.ts';
import { show } from './show.ts';

/** How cards are written: the letters C D H S for suits, unless symbols are asked for. */
type Style = { readonly suits?: kata.SuitStyle };

/**
 * Cards as text in one spelling, a space between them: `AH KD TC` or `A♥ K♦ T♣`. The inverse of `parseCards`.
 *
 * @throws Error on what is no card, and on another style than `{ suits: 'letters' }` and `{ suits: 'symbols' }`
 */
export function formatCards(cards: Cards, style: Style = {}): string {
  return kata.formatCards(asAnyCards(cards), asStyle(style));
}

function asStyle(given: unknown): Style {
  const { suits = 'letters' } = Object(given);
  if (typeof given === 'object' && given !== null && (suits === 'letters' || suits === 'symbols')) return { suits };
  throw new Error(`${show(given)} is no style: expected { suits: "letters" } or { suits: "symbols" }`);
}
