import { type Cards, type HandRank, rankHand } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.
// A HandRank looks like { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five cards, and their
// ranks to compare hands by. The ace of 5 4 3 2 A counts as 1.

/**
 * Texas hold'em: the best five of the two hole cards and the board, however many of the five are hole cards.
 *
 * @param hole - the player's 2 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error for any other number of cards, or a card that is given twice
 */
export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  // TODO
  return rankHand(hole);
}
