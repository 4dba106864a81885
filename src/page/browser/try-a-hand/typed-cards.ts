import type { Card, Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { cardsCalled, NAME_WORDS, NAMED_RANK, withPlainSuits } from '../../view/named-cards.ts';

/** What a text says: its good cards, each once, and what is wrong with the rest, if anything is. */
export interface TypedCards {
  readonly cards: Cards;
  readonly problem?: string;
}

/** `the ace of spades`, `10 of h`. */
const NAMED = new RegExp(`\\b(?:the\\s+)?(${NAMED_RANK})\\s+of\\s+([a-z]+)\\b`, 'gi');

/** What may stand between cards beside white space. */
const BETWEEN = /[,;]|\band\b/gi;

/** Words of names that are typed to their end or not. */
const SPOKEN = [...NAME_WORDS, 'the', 'and'];

/** Reads cards as somebody types or says them. An empty text is no mistake; a bad word never loses the good cards beside it. */
export function readTyped(text: string): TypedCards {
  const short = shortened(text);
  if (short.trim() === '') return { cards: [] };
  try {
    return { cards: parseCards(short) };
  } catch (error) {
    const good = short.split(/\s+/).flatMap(goodStart);
    return { cards: [...new Set(good)], problem: (error as Error).message };
  }
}

/** The same as `parseCards` reads it. */
function shortened(text: string): string {
  const named = text.replaceAll(NAMED, (words: string, rank: string, suit: string) => {
    const cards = cardsCalled(rank, suit);
    return cards.length > 0 ? formatCards(cards) : words;
  });
  return withPlainSuits(named.replaceAll(BETWEEN, ' '));
}

/** The cards that a word begins with: `AhKdX` begins with two. A name that is not typed to its end is none yet. */
function goodStart(word: string): Card[] {
  if (word.length > 2 && SPOKEN.some((name) => name.startsWith(word.toLowerCase()))) return [];
  for (let end = word.length; end > 0; end--) {
    const cards = parsed(word.slice(0, end));
    if (cards) return cards;
  }
  return [];
}

function parsed(text: string): Card[] | undefined {
  try {
    return parseCards(text);
  } catch {
    return undefined;
  }
}
