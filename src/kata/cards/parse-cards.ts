import { type Card, RANKS } from './card.ts';
import { cardsAt } from './deck.ts';
import { formatCards } from './format-cards.ts';
import { givenTwice } from './given-twice.ts';
import { codeOf, quote } from './quote.ts';

const RANK_INDEX = /* @__PURE__ */ spellings(
  '2 3 4 5 6 7 8 9 T J Q K A',
  '2 3 4 5 6 7 8 9 t j q k a',
);
const SUIT_INDEX = /* @__PURE__ */ spellings('C D H S', 'c d h s', '♣ ♦ ♥ ♠', '♧ ♢ ♡ ♤');
const TEN = RANKS.indexOf(10);

const SPACE = /[\s,]/;
const FIRST_SYMBOL = '♠'.charCodeAt(0);
const VARIATION_SELECTOR = /[\ufe0e\ufe0f]/; // "as text" and "as a picture", which may follow ♣♦♥♠

/**
 * Reads cards as people write them: `2H 10d TC a♠`, `AhKd`; any case, `T` or `10`, letters or
 * symbols, with spaces, commas or nothing between them.
 *
 * @returns the cards in the order of the text, at least one
 * @throws Error that quotes the text, on anything that is not a card, on a card given twice, and on
 * no card at all
 */
export function parseCards(text: string): Card[] {
  const cards = readCards(text);
  rejectRepeats(cards);
  return cards;
}

/** Does the same for cards of several decks, where a card may occur again. */
export const readCards = (text: string): Card[] => cardsAt(readIndices(text));

/** Reads cards of several decks as indices of the deck. */
export function readIndices(text: string): number[] {
  const indices: number[] = [];
  for (let at = 0; at < text.length; ) {
    const start = at;
    let rank = RANK_INDEX[text.charCodeAt(at)];
    if (rank === undefined) {
      // Stryker disable next-line ConditionalExpression,StringLiteral: a plain space is only found
      // sooner
      if (text[at] === ' ' || SPACE.test(text.charAt(at))) {
        at += 1;
        continue;
      }
      if (!text.startsWith('10', at)) throw new Error(notACard(text, start, at, 'rank'));
      rank = TEN;
      at += 1;
    }
    at += 1;
    const mark = text.charCodeAt(at);
    const suit = SUIT_INDEX[mark];
    if (suit === undefined) throw new Error(notACard(text, start, at, 'suit'));
    at += 1;
    if (mark >= FIRST_SYMBOL && VARIATION_SELECTOR.test(text.charAt(at))) at += 1;
    indices.push(suit * RANKS.length + rank);
  }
  if (indices.length === 0)
    throw new Error(`there is no card in ${quote(text)}: expected some, such as AH KD TC`);
  return indices;
}

/** @throws Error that names the first card that occurs twice */
export function rejectRepeats(cards: readonly Card[]): void {
  for (const [index, card] of cards.entries()) {
    if (cards.findIndex(({ rank, suit }) => rank === card.rank && suit === card.suit) === index)
      continue;
    throw new Error(givenTwice(formatCards([card]), formatCards(cards)));
  }
}

/** Lists the index of each character by its code. An array without holes is faster than a map. */
function spellings(...rows: string[]): readonly (number | undefined)[] {
  // Stryker disable next-line all: an empty array grows by itself, but is slower
  const indices = new Array<number | undefined>('♧'.charCodeAt(0) + 1).fill(undefined);
  for (const row of rows)
    for (const [index, character] of row.split(' ').entries())
      indices[character.charCodeAt(0)] = index;
  return indices;
}

function notACard(text: string, start: number, at: number, missing: 'rank' | 'suit'): string {
  const before = text.slice(0, start).split(SPACE).at(-1) as string; // cards in the same word
  const [word] = text.slice(start).split(SPACE, 1) as [string];
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  const shown = quote(character);
  const expected = missing === 'rank' ? '2 to 10, T, J, Q, K or A' : 'C, D, H, S, ♣, ♦, ♥ or ♠';
  // A Greek kappa looks like a K.
  const lookAlike = /[^ -~]/.test(shown) ? ` (${codeOf(character)})` : '';
  const reason = SPACE.test(character)
    ? `its ${missing} is missing`
    : `there is no ${missing} ${shown}${lookAlike}`;
  const where = before && ` after ${quote(before + text.slice(start, at))}`;
  return `${quote(before + word)} is not a card: ${reason}${where}, expected ${expected}`;
}
