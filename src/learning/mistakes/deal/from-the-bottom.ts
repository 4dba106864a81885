/**
 * Deals from the bottom of the deck.
 *
 * Made by people who take each card with pop(), which removes the last one of an array.
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before flop, turn and river
 */
import type { Card } from '../../../kata/cards/card.ts';
import { type DealOptions, deal, type LayOut } from '../../../kata/games/deal.ts';

const layOut: LayOut = (shuffled, players, holeSize) => {
  const deck = [...shuffled];
  const draw = (count: number) => Array.from({ length: count }, () => deck.pop() as Card);
  const burnAndDraw = (count: number) => draw(1 + count).slice(1);
  const rounds = Array.from({ length: holeSize }, () => draw(players));
  const holes = Array.from({ length: players }, (_, seat) => rounds.map((round) => round[seat] as Card));
  return { holes, board: [...burnAndDraw(3), ...burnAndDraw(1), ...burnAndDraw(1)] };
};

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options, { layOut });
export const dealOmaha = (options: DealOptions) => deal('omaha', options, { layOut });
