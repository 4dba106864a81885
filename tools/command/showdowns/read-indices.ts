import { cardIndex } from '../../../src/cards/card-index.ts';
import { readCards } from '../../../src/cards/parse-cards.ts';

const RANKS = byCode('23456789TJQKA', '23456789tjqka');
const SUITS = byCode('CDHS', 'cdhs');
const SPACE = ' '.charCodeAt(0);

/**
 * Reads cards as their positions in the deck, 0 to 51; a card may occur again. Millions of cards are
 * written with letters and spaces, so these are read here, quickly. The kata reads all others.
 *
 * @throws Error on anything that is not a card, and on no card at all
 */
export function readIndices(text: string): number[] {
  const indices: number[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === SPACE) {
      at += 1;
      continue;
    }
    const rank = RANKS[code];
    const suit = SUITS[text.charCodeAt(at + 1)];
    if (rank === undefined || suit === undefined) return readCards(text).map(cardIndex);
    indices.push(suit * 13 + rank);
    at += 2;
  }
  return indices.length > 0 ? indices : readCards(text).map(cardIndex);
}

/** Lists the place of each character in its row, by its code. An array without holes is fast. */
function byCode(...rows: readonly string[]): readonly (number | undefined)[] {
  const places = new Array<number | undefined>(128).fill(undefined);
  for (const row of rows)
    for (const [place, character] of [...row].entries()) places[character.charCodeAt(0)] = place;
  return places;
}
