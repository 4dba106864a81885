/** What somebody looks for in the book: words, and cards in any spelling. */
import type { Card, Cards } from '../../../kata/cards/card.ts';
import { CARD_OF_NAME } from '../../../kata/cards/card-name.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { TYPED_RANK } from '../../../kata/cards/written-cards.ts';
import { cardsCalled, NAMED_RANK, withPlainSuits } from '../../view/named-cards.ts';
import { asTyped } from '../../view/typography.ts';

/** What has to be found, all of it. */
export interface Terms {
  /** As `plain` spells them. */
  readonly words: readonly string[];
  /** Any card of each of these; there are several until the name of the suit is typed to its end. */
  readonly cards: readonly Cards[];
}

/** A card in a text: where it is written, and how. */
export interface WrittenCard {
  readonly card: Card;
  readonly index: number;
  readonly words: string;
}

const SHORT = `${TYPED_RANK}[CDHS♣♦♥♠]`;
const ONE_CARD = new RegExp(`^${SHORT}$`, 'i');
const BEGUN_NAME = new RegExp(`\\b(${NAMED_RANK})\\s+of\\b\\s*([a-z]*)`, 'gi');
const WRITTEN = new RegExp(`(?<!\\w)(?:${SHORT}|${[...CARD_OF_NAME.keys()].join('|')})(?!\\w)`, 'gi');

/** White space, and commas, but not those in 7,462. */
const BETWEEN = /(?:\s|(?<!\d),|,(?!\d{3}))+/;

/** The one card that is a word as well. */
const AS = 'as';

/**
 * Reads what somebody has typed. What can be a card is that card and nothing else: `Th`, `10♥`, `ten of hearts`. Only `as`, in
 * small letters and beside words, is a word.
 */
export function termsOf(query: string): Terms {
  const named: Cards[] = [];
  const rest = withPlainSuits(query).replaceAll(BEGUN_NAME, (phrase: string, rank: string, suit: string) => {
    const cards = cardsCalled(rank, suit);
    if (cards.length === 0) return phrase;
    named.push(cards);
    return ' ';
  });
  const pieces = rest.split(BETWEEN).filter(Boolean);
  const hasWords = pieces.some((piece) => !ONE_CARD.test(piece));
  const isCard = (piece: string) => ONE_CARD.test(piece) && !(piece === AS && hasWords);
  return {
    words: pieces.filter((piece) => !isCard(piece)).map(plain),
    cards: [...named, ...pieces.filter(isCard).map(parseCards)],
  };
}

/** Words of a question that say nothing about its subject. */
const SMALL = new Set(
  'a an and any are be by can did do does for has have how i if in is it me my of on or than that the there to was what when where which who why will with you'.split(
    ' ',
  ),
);

/** The words that matter in a question such as `what beats a flush`; all of them if none does. */
export function withoutSmallWords(words: readonly string[]): readonly string[] {
  const large = words.filter((word) => !SMALL.has(word.replace(/\?$/, '')));
  return large.length > 0 ? large.map((word) => word.replace(/\?$/, '')) : words;
}

/** The cards that a text writes, short or by name. In small letters `as` is a word there. */
export function cardsWritten(text: string): WrittenCard[] {
  const found = [...text.matchAll(WRITTEN)].map(({ 0: words, index }) => ({ words, index }));
  return found.flatMap(({ words, index }) => (words === AS ? [] : [{ card: cardOf(words), index, words }]));
}

/** Text in which words are found, however somebody writes apostrophes and quotation marks. */
export function plain(text: string): string {
  return asTyped(text.toLowerCase());
}

function cardOf(words: string): Card {
  return CARD_OF_NAME.get(words.toLowerCase()) ?? (parseCards(words)[0] as Card);
}
