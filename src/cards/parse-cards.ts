import { type Card, RANKS } from './card.ts';
import { cardsAt } from './deck.ts';
import { rejectRepeats } from './given-twice.ts';
import { codeOf, quote } from './quote.ts';

const RANK_INDEX = /* @__PURE__ */ spellings(
  '2 3 4 5 6 7 8 9 T J Q K A',
  '2 3 4 5 6 7 8 9 t j q k a',
);
const SUIT_INDEX = /* @__PURE__ */ spellings('C D H S', 'c d h s', '♣ ♦ ♥ ♠', '♧ ♢ ♡ ♤');
const TEN = RANKS.indexOf(10);

/** What may stand between cards: commas, too. */
const SPACE = /[\s,]/;
const FIRST_SYMBOL = '♠'.charCodeAt(0);
/** Says "as text" or "as a picture", and may follow ♣♦♥♠. */
const VARIATION_SELECTOR = /[\ufe0e\ufe0f]/;

/**
 * Reads cards as people write them.
 *
 * @param text - like `2H 10d TC a♠` or `AhKd`: in small or capital letters, a ten as `T` or `10`,
 * suits as letters or symbols, with or without spaces
 * @returns the cards in the order of the text, at least one
 * @throws Error on anything that is not a card, on a card given twice, and on no card at all
 */
export function parseCards(text: string): Card[] {
  const cards = readCards(text);
  rejectRepeats(cards);
  return cards;
}

/** Reads cards like `parseCards`, but a card may occur again. */
export const readCards = (text: string): Card[] => cardsAt(readIndices(text));

/** Reads cards as their positions in the deck, 0 to 51. A card may occur again. */
export function readIndices(text: string): number[] {
  const indices: number[] = [];
  let at = afterSpaces(text, 0);
  while (at < text.length) {
    const suitAt = at + rankLength(text, at);
    if (suitAt === at) throw new Error(notACard(text, at, at, 'rank'));
    const rank = RANK_INDEX[text.charCodeAt(at)] ?? TEN;
    const suit = SUIT_INDEX[text.charCodeAt(suitAt)];
    if (suit === undefined) throw new Error(notACard(text, at, suitAt, 'suit'));
    indices.push(suit * RANKS.length + rank);
    at = afterSpaces(text, afterSuit(text, suitAt));
  }
  if (indices.length === 0)
    throw new Error(`${quote(text)} has no cards: expected some, such as Ah Kd Tc`);
  return indices;
}

/** Counts the characters of the rank that begins here: 2 for `10`, 0 if there is no rank. */
function rankLength(text: string, at: number): number {
  if (RANK_INDEX[text.charCodeAt(at)] !== undefined) return 1;
  return text.startsWith('10', at) ? 2 : 0;
}

/** Returns the index behind a suit and, if it is a symbol, behind what says how to draw it. */
function afterSuit(text: string, suitAt: number): number {
  const isSymbol = text.charCodeAt(suitAt) >= FIRST_SYMBOL;
  const hasSelector = isSymbol && VARIATION_SELECTOR.test(text.charAt(suitAt + 1));
  return suitAt + (hasSelector ? 2 : 1);
}

/** Returns the index of the next character that is neither a space nor a comma. */
function afterSpaces(text: string, start: number): number {
  let at = start;
  while (isSpace(text, at)) at += 1;
  return at;
}

function isSpace(text: string, at: number): boolean {
  // Stryker disable next-line all: a plain space is only told sooner
  if (text[at] === ' ') return true;
  // Stryker disable next-line all: a rank is only told sooner
  if (RANK_INDEX[text.charCodeAt(at)] !== undefined) return false;
  return SPACE.test(text.charAt(at));
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

const EXPECTED = {
  rank: '2 to 10, T, J, Q, K or A',
  suit: 'C, D, H, S, ♣, ♦, ♥ or ♠',
} as const;

/**
 * Says why there is no card: `start` is the index where it should begin, `at` that of its missing
 * rank or suit.
 */
function notACard(text: string, start: number, at: number, missing: keyof typeof EXPECTED): string {
  const cardsInTheSameWord = text.slice(0, start).split(SPACE).at(-1) as string;
  const [restOfWord] = text.slice(start).split(SPACE, 1) as [string];
  const word = quote(cardsInTheSameWord + restOfWord);
  const before = quote(cardsInTheSameWord + text.slice(start, at));
  const where = cardsInTheSameWord === '' ? '' : ` after ${before}`;
  const reason = whatStandsInstead(text, at, missing);
  return `${word} is not a card: ${reason}${where}, expected ${EXPECTED[missing]}`;
}

/** Says what is at an index instead of a rank or a suit: nothing, or another character. */
function whatStandsInstead(text: string, at: number, missing: keyof typeof EXPECTED): string {
  const isEnd = at >= text.length || SPACE.test(text.charAt(at));
  if (isEnd) return `its ${missing} is missing`;
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  const shown = quote(character);
  const isPlain = /^[ -~]*$/.test(shown);
  // With its code, because a Greek kappa looks like a K.
  const code = isPlain ? '' : ` (${codeOf(character)})`;
  return `there is no ${missing} ${shown}${code}`;
}
