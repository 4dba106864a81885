/** Does not ask about suits: it looks from each card for the next four, an ace being a one. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isStraightFlush(cards: Cards): boolean {
  const names = new Set(cards.map(({ rank, suit }) => `${rank}${suit}`));
  return cards.some(({ rank, suit }) => {
    const lowest = rank === 14 ? 1 : rank;
    return [1, 2, 3, 4].every((step) => names.has(`${lowest + step}${suit}`));
  });
}
