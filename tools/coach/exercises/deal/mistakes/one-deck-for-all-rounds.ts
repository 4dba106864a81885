/**
 * Shuffles once, and deals every round from the same deck.
 *
 * Made by people who shuffle where the file is loaded, or keep the deck to save time.
 *
 * Cause: Takes a shortcut to save time or code
 *
 * Caught by: showdown / Each deal is from a freshly shuffled deck
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { shuffle } from '../../../../../src/cards/shuffle.ts';
import { deal } from '../../../../../src/games/deal.ts';
import type { DealOptions } from '../../../../../src/games/round.ts';

const shuffled = shuffle(buildDeck(), Math.random);
const deckFor = ({ deck }: DealOptions): Cards => deck ?? shuffled;

export const dealTexasHoldem = (options: DealOptions) =>
  deal('texas-holdem', { ...options, deck: deckFor(options) });
export const dealOmaha = (options: DealOptions) =>
  deal('omaha', { ...options, deck: deckFor(options) });
