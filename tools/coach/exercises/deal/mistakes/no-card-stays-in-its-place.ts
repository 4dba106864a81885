/**
 * Never leaves a card where it was: the first card of the deck is never dealt first.
 *
 * Made by people who write the Fisher-Yates shuffle, but swap each card only with the cards before
 * it, never with itself. That is Sattolo's algorithm. It moves every card.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: showdown / Each deal is from a freshly shuffled deck
 */
import type { Card, Cards } from '../../../../../src/cards/card.ts';
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { deal } from '../../../../../src/games/deal.ts';
import type { DealOptions } from '../../../../../src/games/round.ts';

function deckFor({ deck, random = Math.random }: DealOptions): Cards {
  if (deck) return deck;
  const cards = buildDeck();
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * last);
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}

export const dealTexasHoldem = (options: DealOptions) =>
  deal('texas-holdem', { ...options, deck: deckFor(options) });
export const dealOmaha = (options: DealOptions) =>
  deal('omaha', { ...options, deck: deckFor(options) });
