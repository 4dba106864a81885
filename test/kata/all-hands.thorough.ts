import { type Card, DECK, LADDER, rankHand } from '../../src/kata.ts';

/** Known from counting on paper: how many of all five-card hands each category has, and how many that differ in strength. */
const KNOWN = {
  'royal flush': { hands: 4, strengths: 1 },
  'straight flush': { hands: 36, strengths: 9 },
  'four of a kind': { hands: 624, strengths: 156 },
  'full house': { hands: 3_744, strengths: 156 },
  flush: { hands: 5_108, strengths: 1_277 },
  straight: { hands: 10_200, strengths: 10 },
  'three of a kind': { hands: 54_912, strengths: 858 },
  'two pairs': { hands: 123_552, strengths: 858 },
  pair: { hands: 1_098_240, strengths: 2_860 },
  'high card': { hands: 1_302_540, strengths: 1_277 },
};

test('all 2,598,960 hands of five cards fall into the known categories and 7,462 strengths', () => {
  const hands = new Map<string, number>();
  const strengths = new Map<string, Set<number>>(LADDER.map(({ category }) => [category, new Set()]));
  for (const hand of fives()) {
    const { category, tieBreak } = rankHand(hand);
    hands.set(category, (hands.get(category) ?? 0) + 1);
    strengths.get(category)?.add(tieBreak.reduce((number, rank) => number * 15 + rank, 0));
  }

  const found = LADDER.map(({ category }) => [
    category,
    { hands: hands.get(category), strengths: strengths.get(category)?.size },
  ]);
  expect(Object.fromEntries(found)).toEqual(KNOWN);
  expect(sum([...hands.values()])).toBe(2_598_960);
  expect(sum([...strengths.values()].map(({ size }) => size))).toBe(7_462);
});

function* fives(): Generator<Card[]> {
  const deck = DECK as Card[];
  for (const [a, first] of deck.entries())
    for (const [b, second] of deck.slice(0, a).entries())
      for (const [c, third] of deck.slice(0, b).entries())
        for (const [d, fourth] of deck.slice(0, c).entries())
          for (const fifth of deck.slice(0, d)) yield [first, second, third, fourth, fifth];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
