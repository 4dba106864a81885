import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { rankHand } from '../ranking/rank-hand.ts';
import { requireCount } from './require-cards.ts';

/**
 * Five-card draw: the five cards in the hand are the hand.
 *
 * @throws Error unless there are exactly five
 */
export function rankFiveCardDraw(hand: Cards): HandRank {
  requireCount('five-card draw takes 5 cards', hand, 5, 5);
  return rankHand(hand);
}
