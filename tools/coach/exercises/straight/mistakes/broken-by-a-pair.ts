/**
 * Finds no straight when one of its ranks comes twice.
 *
 * Made by people who sort the cards and want each to be one higher than the card before, so that a
 * pair restarts the count.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: straight / A pair among the cards does not break a straight
 *
 * Shown by: 5h 6c 7d 7h 8s 9h
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const ranks: number[] = cards.map(({ rank }) => rank).sort((a, b) => a - b);
  const withLowAce = ranks.at(-1) === ACE ? [1, ...ranks] : ranks;
  let inARow = 1;
  return withLowAce.some((rank, place) => {
    inARow = withLowAce[place - 1] === rank - 1 ? inARow + 1 : 1;
    return inARow === 5;
  });
}
