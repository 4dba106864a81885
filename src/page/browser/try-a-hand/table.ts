/** What lies on the table of "Try a hand": one hand, two hands to compare, or a round of a game. */
import type { Card, Cards } from '../../../kata/cards/card.ts';
import type { BoardGame } from '../../../kata/games/games.ts';

export type Table = Hands | Round;

/** One hand or two, of any number of cards each. Two are hands in their own right: both may have a card, as of a board. */
export interface Hands {
  readonly kind: 'hands';
  readonly hands: readonly [Cards] | readonly [Cards, Cards];
}

/** A game with its board and the hole cards of each player; before the deal there are neither. */
export interface Round {
  readonly kind: 'round';
  readonly game: BoardGame;
  readonly board: Cards;
  readonly holes: readonly Cards[];
}

export const EMPTY_HAND: Hands = { kind: 'hands', hands: [[]] };

/** A round in which nobody has cards yet. */
export function roundBeforeDeal(game: BoardGame): Round {
  return { kind: 'round', game, board: [], holes: [] };
}

/** Whether it is a round in which nobody has cards yet. */
export function isBeforeDeal(table: Table): boolean {
  return table.kind === 'round' && table.holes.length === 0;
}

/** Whether two hands have cards, so that one can win. */
export function isCompared({ hands }: Hands): boolean {
  return hands.length === 2 && hands.every((hand) => hand.length > 0);
}

/** The same hands with other cards in one of them. */
export function withHand({ hands }: Hands, place: number, cards: Cards): Hands {
  return { kind: 'hands', hands: hands.with(place, cards) as unknown as Hands['hands'] };
}

/** Puts a card into the hand at this place, or takes it back if it is there. */
export function toggleCard(table: Hands, place: number, card: Card): Hands {
  const hand = table.hands[place] ?? [];
  return withHand(table, place, hand.includes(card) ? hand.filter((other) => other !== card) : [...hand, card]);
}

/** The places of the hands that have a card. */
export function ownersOf({ hands }: Hands, card: Card): number[] {
  return hands.flatMap((hand, at) => (hand.includes(card) ? [at] : []));
}
