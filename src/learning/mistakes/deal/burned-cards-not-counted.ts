/**
 * Lets a 23rd player sit down to Texas hold'em, and has no card left for the river.
 *
 * Made by people who keep five cards for the board and forget the three that are burned.
 *
 * Caught by: showdown / There is at least one player, and never more than the deck has cards for
 */
import { type DealOptions, deal } from '../../../kata/games/deal.ts';

const CARDS_ON_THE_BOARD = 5;

export const dealTexasHoldem = (options: DealOptions) =>
  deal('texas-holdem', options, { cardsKept: CARDS_ON_THE_BOARD });
export const dealOmaha = (options: DealOptions) => deal('omaha', options, { cardsKept: CARDS_ON_THE_BOARD });
