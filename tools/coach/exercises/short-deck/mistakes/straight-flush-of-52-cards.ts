/**
 * Finds no straight flush in A 6 7 8 9 of one suit, and calls it a flush.
 *
 * Made by people who give isStraight another row of ranks, but not isStraightFlush, which calls it
 * for each suit.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: short-deck / The lowest straight is ace, six, seven, eight, nine
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import {
  rankShortDeck as rankRight,
  SHORT_DECK_LADDER,
} from '../../../../../src/games/short-deck.ts';
import { bestFive, tieBreakOf } from '../../../../../src/ranking/best-five.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';

export { SHORT_DECK_LADDER };

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  const hand = rankRight(hole, board);
  if (hand.category !== 'straight flush' || hand.tieBreak.at(-1) !== 1) return hand;
  const five = bestFive('flush', [...hole, ...board]);
  return { category: 'flush', cards: five, tieBreak: tieBreakOf('flush', five) };
}
