/**
 * Finds no straight in A 6 7 8 9.
 *
 * Made by people who change the order of the ladder, but use the straight of 52 cards, whose lowest
 * is A 2 3 4 5.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: short-deck / The lowest straight is ace, six, seven, eight, nine
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { requireHoleAndBoard } from '../../../../../src/games/require-cards.ts';
import { SHORT_DECK_LADDER } from '../../../../../src/games/short-deck.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';

export { SHORT_DECK_LADDER };

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  requireHoleAndBoard('short-deck', hole, board);
  return rankHand([...hole, ...board]);
}
