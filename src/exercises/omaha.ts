import { type Cards, type HandRank, rankHand } from 'poker-hands-kata';

// A card is such as { rank: 14, suit: 'S' }: ranks are 2 to 14, the ace is 14; suits are 'C', 'D', 'H' and 'S'.
// A HandRank is such as { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five of the cards, and the
// ranks by which they are compared. The ace of a straight from five down to ace counts 1 there.

/**
 * Omaha: the best hand of exactly two of the four hole cards and exactly three of the board.
 *
 * @param hole - the player's 4 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error on any other number of cards and on a card that is given twice
 */
export function rankOmaha(hole: Cards, board: Cards): HandRank {
  // TODO
  return rankHand(hole);
}
