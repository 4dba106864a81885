import type { Card } from '../../../src/cards/card.ts';
import { cardsAt, DECK } from '../../../src/cards/deck.ts';
import { seededRandom } from '../../../src/cards/seeded-random.ts';

/**
 * Deals random hands as card indices, each from a full deck. The same seed gives the same hands.
 */
export function randomHands(count: number, size: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const deck = Uint8Array.from({ length: DECK.length }, (_, index) => index);
  const hands = new Uint8Array(count * size);
  for (let index = 0; index < hands.length; index++) {
    // One step of a shuffle per card; the order of the deck does not matter.
    const drawn = index % size;
    const from = drawn + Math.floor(random() * (DECK.length - drawn));
    const card = deck[from] as number;
    deck[from] = deck[drawn] as number;
    deck[drawn] = card;
    hands[index] = card;
  }
  return hands;
}

/** Deals the same hands as cards. */
export function randomCards(count: number, size: number, seed: number): Card[][] {
  const hands = randomHands(count, size, seed);
  return Array.from({ length: count }, (_, hand) =>
    cardsAt(hands.subarray(hand * size, (hand + 1) * size)),
  );
}
