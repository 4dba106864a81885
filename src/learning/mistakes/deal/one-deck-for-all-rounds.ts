/**
 * Shuffles once, and deals every round from the same deck.
 *
 * Made by people who shuffle where the file is loaded, or keep the deck to save time.
 *
 * Caught by: showdown / Each deal is from a freshly shuffled deck
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { buildDeck } from '../../../kata/cards/deck.ts';
import { shuffle } from '../../../kata/cards/shuffle.ts';
import { deal } from '../../../kata/games/deal-in-game.ts';
import type { DealOptions } from '../../../kata/games/round.ts';

const shuffled = shuffle(buildDeck(), Math.random);
const deckFor = ({ deck }: DealOptions): Cards => deck ?? shuffled;

export const dealTexasHoldem = (options: DealOptions) =>
  deal('texas-holdem', { ...options, deck: deckFor(options) });
export const dealOmaha = (options: DealOptions) =>
  deal('omaha', { ...options, deck: deckFor(options) });
