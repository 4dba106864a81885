/**
 * Counts the ace of A 6 7 8 9 as 14 and puts it first, so that this straight beats all others but the highest.
 *
 * Made by people who look for the ace as a one only in A 2 3 4 5.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: short-deck / The lowest straight is ace, six, seven, eight, nine
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import {
  rankShortDeck as rankRight,
  SHORT_DECK_LADDER,
} from '../../../../../src/games/short-deck.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';

export { SHORT_DECK_LADDER };

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  const hand = rankRight(hole, board);
  if (hand.tieBreak.at(-1) !== 1) return hand;
  const cards = hand.cards.toSorted((a, b) => b.rank - a.rank);
  return { ...hand, cards, tieBreak: cards.map(({ rank }) => rank) };
}
