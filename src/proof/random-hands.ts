import { seededRandom } from '../kata/games/seeded-random.ts';

const CARDS = 52;

/**
 * Random hands from a full deck each, one behind the other, as card indices 0..51 = suit (C D H S) * 13 + rank (2..A).
 * The same seed gives the same hands; a larger count begins with the same ones.
 */
export function randomHands(count: number, size: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const deck = Uint8Array.from({ length: CARDS }, (_, index) => index);
  const hands = new Uint8Array(count * size);
  for (let place = 0; place < hands.length; place++) {
    const drawn = place % size; // the first step of a shuffle for each card; the deck's order before does not matter
    const from = drawn + Math.floor(random() * (CARDS - drawn));
    const card = deck[from] as number;
    deck[from] = deck[drawn] as number;
    deck[drawn] = card;
    hands[place] = card;
  }
  return hands;
}
