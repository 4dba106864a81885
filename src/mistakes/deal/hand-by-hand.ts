/**
 * Deals all hole cards of a player at once, then those of the next.
 *
 * Made by whoever cuts the hands off the deck one by one, which is the shortest code.
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before flop, turn and river
 */
import { dealBy, withBurns } from '../deal-by.ts';

export const { dealTexasHoldem, dealOmaha } = dealBy((deck, players, holeSize) => {
  const stock = [...deck];
  const holes = Array.from({ length: players }, () => stock.splice(0, holeSize));
  return { holes, board: withBurns(stock) };
});
