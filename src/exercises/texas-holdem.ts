import { type Cards, type HandRank, rankHand } from 'poker-hands-kata';

// A card is such as { rank: 14, suit: 'S' }: ranks are 2 to 14, the ace is 14; suits are 'C', 'D', 'H' and 'S'.
// A HandRank is such as { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five of the cards, and the
// ranks by which they are compared. The ace of a straight from five down to ace counts 1 there.

/**
 * Texas hold'em: the best five of the two hole cards and the board, however many of them are the player's own.
 *
 * @param hole - the player's 2 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error on any other number of cards and on a card that is given twice
 */
export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  // TODO
  return rankHand(hole);
}
