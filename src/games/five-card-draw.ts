import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { rankHand } from '../ranking/rank-hand.ts';
import { GAMES } from './games.ts';
import { requireCount } from './require-cards.ts';

/** Ranks the five cards of a hand. @throws Error unless there are exactly five */
export function rankFiveCardDraw(hand: Cards): HandRank {
  const { title, holeSize } = GAMES['five-card-draw'];
  requireCount(`${title} takes ${holeSize} cards`, hand, holeSize, holeSize);
  return rankHand(hand);
}
