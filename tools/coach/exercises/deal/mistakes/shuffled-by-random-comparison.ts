/**
 * Shuffles by sorting with a random comparison, so that the first cards of the deck come first too
 * often.
 *
 * Made by people who know this as the shortest shuffle that there is.
 *
 * Cause: Takes a shortcut to save time or code
 *
 * Caught by: showdown / Each deal is from a freshly shuffled deck
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { deal } from '../../../../../src/games/deal.ts';
import type { DealOptions } from '../../../../../src/games/round.ts';

const deckFor = ({ deck, random = Math.random }: DealOptions): Cards =>
  deck ?? buildDeck().sort(() => random() - 0.5);

export const dealTexasHoldem = (options: DealOptions) =>
  deal('texas-holdem', { ...options, deck: deckFor(options) });
export const dealOmaha = (options: DealOptions) =>
  deal('omaha', { ...options, deck: deckFor(options) });
