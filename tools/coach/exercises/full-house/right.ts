/** Writes the ranks as sorted letters, and finds the three and the pair by a regular expression. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isFullHouse(cards: Cards): boolean {
  const letters = cards.map(({ rank }) => 'abcdefghijklmno'[rank]).sort();
  return /(.)\1\1.*(.)\2|(.)\3.*(.)\4\4/.test(letters.join(''));
}
