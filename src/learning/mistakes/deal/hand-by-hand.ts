/**
 * Deals all of one player's hole cards at once, then the next player's.
 *
 * Made by people who cut the hands off the deck one by one, which is the shortest code.
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before flop, turn and river
 */
import { type DealOptions, deal, dealBoard, type LayOut } from '../../../kata/games/deal.ts';

const layOut: LayOut = (deck, players, holeSize) => {
  const stock = [...deck];
  const holes = Array.from({ length: players }, () => stock.splice(0, holeSize));
  return { holes, board: dealBoard(stock) };
};

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options, { layOut });
export const dealOmaha = (options: DealOptions) => deal('omaha', options, { layOut });
