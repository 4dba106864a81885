/**
 * Burns a card before the flop, and none before turn and river.
 *
 * Made by whoever sees the board as five cards laid out together.
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before flop, turn and river
 */
import { dealBy, roundTheTable } from '../deal-by.ts';

export const { dealTexasHoldem, dealOmaha } = dealBy((deck, players, holeSize) => {
  const stock = deck.slice(players * holeSize);
  return { holes: roundTheTable(deck, players, holeSize), board: stock.slice(1, 6) };
});
