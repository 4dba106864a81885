/**
 * Burns a card before the flop, but none before the turn and the river.
 *
 * Made by people who see the board as five cards laid out together.
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before flop, turn and river
 */
import { type DealOptions, deal, dealHoles, type LayOut } from '../../../kata/games/deal.ts';

const layOut: LayOut = (deck, players, holeSize) => {
  const stock = deck.slice(players * holeSize);
  return { holes: dealHoles(deck, players, holeSize), board: stock.slice(1, 6) };
};

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options, { layOut });
export const dealOmaha = (options: DealOptions) => deal('omaha', options, { layOut });
