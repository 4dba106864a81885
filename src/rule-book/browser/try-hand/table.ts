/** What lies on the table of "Try a hand": one hand, two hands to compare, or a round of a game. */
import type { Card, Cards } from '../../../cards/card.ts';

export type Table = Hands | Round;

/** One hand or two, of any number of cards, all from one deck. */
export interface Hands {
  readonly kind: 'hands';
  readonly hands: readonly [Cards] | readonly [Cards, Cards];
}

export type GameName = 'texas-holdem' | 'omaha';

/** A game with its board and the hole cards of each player; before the deal there are neither. */
export interface Round {
  readonly kind: 'round';
  readonly game: GameName;
  readonly board: Cards;
  readonly holes: readonly Cards[];
}

export const EMPTY_HAND: Hands = { kind: 'hands', hands: [[]] };

/** The same hands with other cards in one of them; the other hand gives away what the two would share. */
export function withHand({ hands }: Hands, place: number, cards: Cards): Hands {
  const others = (hand: Cards) => hand.filter((card) => !cards.includes(card));
  return {
    kind: 'hands',
    hands: hands.map((hand, at) => (at === place ? cards : others(hand))) as unknown as Hands['hands'],
  };
}

/** Puts a card into the hand at this place, or takes it away from whichever hand has it. */
export function toggleCard(table: Hands, place: number, card: Card): Hands {
  const owner = table.hands.findIndex((hand) => hand.includes(card));
  const hand = table.hands[owner === -1 ? place : owner] as Cards;
  if (owner === -1) return withHand(table, place, [...hand, card]);
  return withHand(
    table,
    owner,
    hand.filter((other) => other !== card),
  );
}
