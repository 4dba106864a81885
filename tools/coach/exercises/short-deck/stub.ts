import type { Cards, HandRank, Rung } from 'poker-hands-kata';

// Short deck is Texas hold'em without the twos, threes, fours and fives: 36 cards, from the six up to the ace. Two
// things change. The lowest straight is A 6 7 8 9, where the ace counts as 1. And a flush beats a full house.
// Change your own ladder, best five, straight and straight flush so that they serve this game, too. If you have no
// straight and straight flush of your own, write them: those in poker-hands-kata know only the straights of 52 cards.
// Cards of the 52-card deck must be ranked as before. That is judged, too.
// A HandRank looks like { category: 'straight', cards, tieBreak: [9, 8, 7, 6, 1] }: the best five cards, and their
// ranks to compare hands by.

/**
 * Short deck: the best five of the two hole cards and the board, where the lowest straight is A 6 7 8 9.
 *
 * @param hole - the player's 2 cards, none below the six
 * @param board - the 3 to 5 cards that all players share, none below the six
 * @throws Error for any other number of cards, a card below the six, or a card that is given twice
 */
export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  // TODO
  return { category: 'high card', cards: hole, tieBreak: hole.map(({ rank }) => rank) };
}

/**
 * The rungs of short deck, the highest first: a flush is above a full house. Of two hands, the higher rung wins.
 */
export const SHORT_DECK_LADDER: readonly Rung[] = [
  // TODO
  { category: 'high card', holds: () => true },
];
