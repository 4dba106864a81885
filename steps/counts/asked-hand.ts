/** The hands that a count asks about. */
import type { Cards } from '../../src/cards/card.ts';

/** What a class says about its hands. A rank is known by its index: the two is 0, the ace 12. */
export interface KnownOfHand {
  /** How many cards there are of each rank, the twos first. */
  readonly rankCounts?: readonly number[];
  /** How many cards there are of each suit. */
  readonly suitCounts?: readonly number[];
  /** The ranks in the suit of which there are five cards or more; none if there is no such suit. */
  readonly flush?: readonly number[];
}

/** A hand to try, how many hands it stands for, and what its class says about it. */
export interface AskedHand extends KnownOfHand {
  /** Pass a copy: code may change it, and V8 is slow with frozen arrays. */
  readonly cards: Cards;
  readonly standsFor: number;
}

/** A hand that has been dealt for a class, but does not yet stand for others. */
export type DealtHand = Omit<AskedHand, 'standsFor'>;

/** Deals `count` hands of a class, which together stand for all hands of that class. */
export function dealSeveral(count: number, handsOfClass: number, deal: () => DealtHand) {
  const standsFor = handsOfClass / count;
  return Array.from({ length: count }, (): AskedHand => ({ ...deal(), standsFor }));
}
