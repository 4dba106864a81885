/**
 * Lets a 23rd player sit down to Texas hold'em, and has no card left for the river.
 *
 * Made by whoever keeps five cards for the board and forgets the three that are burned.
 *
 * Caught by: showdown / There is at least one player, and never more than the deck has cards for
 */
import { dealBy, rightly } from '../deal-by.ts';

const BOARD = 5;

export const { dealTexasHoldem, dealOmaha } = dealBy(rightly, BOARD);
