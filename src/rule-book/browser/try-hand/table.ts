/** What lies on the table of "Try a hand": one hand, two hands to compare, or a round of a game. */
import type { Card, Cards } from '../../../cards/card.ts';

export type Table = Hands | Round;

/** One hand or two, of any number of cards, from one deck; two may have a board in common. */
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

/** Whether it is a round in which nobody has cards yet. */
export function isBeforeDeal(table: Table): boolean {
  return table.kind === 'round' && table.holes.length === 0;
}

/** The same hands with other cards in one of them; what is new in it leaves the other, for both come from one deck. */
export function withHand({ hands }: Hands, place: number, cards: Cards): Hands {
  const before = hands[place] ?? [];
  const isNew = (card: Card) => cards.includes(card) && !before.includes(card);
  const change = (hand: Cards, at: number) => (at === place ? cards : hand.filter((card) => !isNew(card)));
  return { kind: 'hands', hands: hands.map(change) as unknown as Hands['hands'] };
}

/** Puts a card into the hand at this place, or takes it away from whoever has it: both hands may share a board. */
export function toggleCard(table: Hands, place: number, card: Card): Hands {
  if (ownersOf(table, card).length === 0) return withHand(table, place, [...(table.hands[place] ?? []), card]);
  const without = (hand: Cards) => hand.filter((other) => other !== card);
  return { kind: 'hands', hands: table.hands.map(without) as unknown as Hands['hands'] };
}

/** The places of the hands that have a card. */
export function ownersOf({ hands }: Hands, card: Card): number[] {
  return hands.flatMap((hand, at) => (hand.includes(card) ? [at] : []));
}
