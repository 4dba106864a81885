/**
 * Does not burn any card.
 *
 * Made by people who learned the game on a screen, which shows no burned cards.
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before flop, turn and river
 */
import { type DealOptions, deal, dealHoles, type LayOut } from '../../../kata/games/deal.ts';

const layOut: LayOut = (deck, players, holeSize) => {
  const stock = deck.slice(players * holeSize);
  return { holes: dealHoles(deck, players, holeSize), board: stock.slice(0, 5) };
};

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options, { layOut });
export const dealOmaha = (options: DealOptions) => deal('omaha', options, { layOut });
