import type { Card, Suit } from './card.ts';
import { DECK } from './deck.ts';
import { rankLetter } from './format-cards.ts';
import { rejectRepeats } from './given-twice.ts';
import { codeOf, quote } from './quote.ts';

/** What may stand between cards: commas, too. */
const SPACE = /[\s,]/;
const RANK = /^(?:10|[2-9TJQKA])/i;
/**
 * A card at the beginning of a text, and the spaces after it. A symbol may be followed by a mark that
 * says "as text" or "as a picture".
 */
const CARD = /^(10|[2-9TJQKA])(?:([CDHS])|([♣♧♦♢♥♡♠♤])[\ufe0e\ufe0f]?)[\s,]*/i;

const SPELLINGS = { C: 'C♣♧', D: 'D♦♢', H: 'H♥♡', S: 'S♠♤' } as const satisfies Record<
  Suit,
  string
>;

const CARD_OF_WORD = /* @__PURE__ */ cardsByWord();

/** Returns the cards by each way to write them in capital letters: `TH`, `10H`, `T♥`, `10♥`. */
function cardsByWord(): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  for (const card of DECK)
    for (const rank of card.rank === 10 ? ['T', '10'] : [rankLetter(card.rank)])
      for (const suit of SPELLINGS[card.suit]) cards.set(rank + suit, card);
  return cards;
}

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
export function readCards(text: string): Card[] {
  const cards: Card[] = [];
  let rest = text.replace(/^[\s,]+/, '');
  while (rest !== '') {
    const [found = '', rank, letter = '', symbol = ''] = CARD.exec(rest) ?? [];
    const card = CARD_OF_WORD.get(`${rank}${letter}${symbol}`.toUpperCase());
    if (!card) throw new Error(notACard(text, text.length - rest.length));
    cards.push(card);
    rest = rest.slice(found.length);
  }
  if (cards.length === 0)
    throw new Error(`${quote(text)} has no cards: expected some, such as Ah Kd Tc`);
  return cards;
}

const EXPECTED = {
  rank: '2 to 10, T, J, Q, K or A',
  suit: 'C, D, H, S, ♣, ♦, ♥ or ♠',
} as const;

/** Says why no card begins at this index. */
function notACard(text: string, start: number): string {
  const [rank] = RANK.exec(text.slice(start)) ?? [''];
  const missing = rank === '' ? 'rank' : 'suit';
  const cardsInTheSameWord = text.slice(0, start).split(SPACE).at(-1) as string;
  const [restOfWord] = text.slice(start).split(SPACE, 1) as [string];
  const word = quote(cardsInTheSameWord + restOfWord);
  const where = cardsInTheSameWord === '' ? '' : ` after ${quote(cardsInTheSameWord + rank)}`;
  const reason = whatStandsInstead(text, start + rank.length, missing);
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
