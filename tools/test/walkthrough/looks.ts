import type { Cards } from '../../../src/cards/card.ts';

/** Runs code on some cards, and counts how often it looks at the rank or the suit of one of them. */
export function looksAt(cards: Cards, code: (cards: Cards) => unknown): number {
  let looks = 0;
  const watched = cards.map(({ rank, suit }) => ({
    get rank() {
      looks += 1;
      return rank;
    },
    get suit() {
      looks += 1;
      return suit;
    },
  }));
  code(watched);
  return looks;
}
