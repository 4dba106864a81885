import { randomHands } from '../../src/proof/random-hands.ts';

const SEED = 3;

test('random hands are different cards of one deck', () => {
  const hands = randomHands(2000, 7, SEED);
  expect(hands).toHaveLength(14_000);
  const seen = new Set<number>();
  for (let start = 0; start < hands.length; start += 7) {
    const hand = hands.subarray(start, start + 7);
    expect(new Set(hand).size).toBe(7);
    for (const card of hand) seen.add(card);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, index) => index));
});

test('every card comes about equally often at every place', () => {
  const counts = Array.from({ length: 5 }, () => new Uint32Array(52));
  randomHands(52_000, 5, SEED).forEach((card, place) => {
    (counts[place % 5] as Uint32Array)[card] = ((counts[place % 5] as Uint32Array)[card] as number) + 1;
  });
  for (const count of counts.flatMap((row) => [...row])) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

test('the same seed gives the same hands, and more of them begin with the same ones', () => {
  expect([...randomHands(3, 5, SEED)]).toEqual([...randomHands(9, 5, SEED).subarray(0, 15)]);
  expect([...randomHands(3, 5, SEED)]).not.toEqual([...randomHands(3, 5, SEED + 1)]);
});
