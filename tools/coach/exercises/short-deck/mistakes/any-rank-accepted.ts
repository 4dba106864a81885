/**
 * Accepts cards below the six, too.
 *
 * Made by people who use the check of Texas hold'em, whose deck has all 52 cards.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: short-deck / The deck has 36 cards
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { rankingIn } from '../../../../../src/games/ranking-in-game.ts';
import { requireHoleAndBoard } from '../../../../../src/games/require-cards.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';

export { SHORT_DECK_LADDER } from '../../../../../src/games/short-deck.ts';

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  requireHoleAndBoard('texas-holdem', hole, board);
  return rankingIn('short-deck').rankHand([...hole, ...board]);
}
