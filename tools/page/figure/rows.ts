/** Cards as rows, one for each suit, and a line that one of them must reach. */
import type { Card, Cards, Suit } from '../../../src/cards/card.ts';
import { ofSuit } from '../../../src/rules/groups.ts';
import { SUIT_NAMES } from '../../../steps/card-name.ts';
import {
  asSentence,
  NO_CARDS,
  needed,
  numberWord,
  type Picture,
  type Place,
  SUITS_DOWN,
} from './picture.ts';

/** So many cards of a suit are a flush. */
export const ENOUGH = 5;

/** Lays cards in rows, the highest first, and finds those that are long enough. */
export function rowsOf(cards: Cards): Picture {
  const countOf = (suit: Suit) => ofSuit(cards, suit).length;
  const best = SUITS_DOWN.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
  const holds = countOf(best) >= ENOUGH;
  const lookOf = ({ suit }: Card): Place['look'] => {
    if (holds) return countOf(suit) >= ENOUGH ? 'lit' : 'pale';
    return suit === best && countOf(suit) === ENOUGH - 1 ? 'near' : 'plain';
  };
  const places = new Map(
    SUITS_DOWN.flatMap((suit, y) => {
      const highestFirst = ofSuit(cards, suit).toSorted((a, b) => b.rank - a.rank);
      return highestFirst.map((card, x): [Card, Place] => [card, { x, y, look: lookOf(card) }]);
    }),
  );
  const why = cards.length === 0 ? NO_CARDS : asSentence(whyOf(best, countOf(best)));
  return { places, holds, why };
}

function whyOf(suit: Suit, count: number): string {
  const suits = SUIT_NAMES[suit];
  const row = `${numberWord(count)} ${count === 1 ? suits.slice(0, -1) : suits}`;
  if (count < ENOUGH) return `${row}: ${needed(ENOUGH - count)}`;
  if (count === ENOUGH) return `${row} are a flush`;
  return `${row}: that is at least five, so they contain a flush`;
}
