import type { Card, Cards } from '../../kata/cards/card.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';

/** What a text says: its good cards, each once, and what is wrong with the rest, if anything is. */
export interface TypedCards {
  readonly cards: Cards;
  readonly problem?: string;
}

/** Reads cards as somebody types them. An empty text is no mistake; a bad word never loses the good cards beside it. */
export function readTyped(text: string): TypedCards {
  if (text.trim() === '') return { cards: [] };
  try {
    return { cards: parseCards(text) };
  } catch (error) {
    const good = text.split(/\s+/).flatMap(goodStart);
    return { cards: [...new Set(good)], problem: (error as Error).message };
  }
}

/** The cards that a word begins with: `AhKdX` begins with two. */
function goodStart(word: string): Card[] {
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
