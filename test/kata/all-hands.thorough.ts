import { type Card, DECK, LADDER, rankHand } from '../../src/kata/kata.ts';

/**
 * Known from counting on paper: how many of all five-card hands each category has, and how many
 * that differ in strength.
 */
const KNOWN = {
  'royal flush': [4, 1],
  'straight flush': [36, 9],
  'four of a kind': [624, 156],
  'full house': [3_744, 156],
  flush: [5_108, 1_277],
  straight: [10_200, 10],
  'three of a kind': [54_912, 858],
  'two pairs': [123_552, 858],
  pair: [1_098_240, 2_860],
  'high card': [1_302_540, 1_277],
};

test('all 2,598,960 hands of five cards fall into the known categories and 7,462 strengths', () => {
  const hands = new Map<string, number>();
  const strengths = new Map<string, Set<number>>(
    LADDER.map(({ category }) => [category, new Set()]),
  );
  for (const hand of fives()) {
    const { category, tieBreak } = rankHand(hand);
    hands.set(category, (hands.get(category) ?? 0) + 1);
    strengths.get(category)?.add(tieBreak.reduce((number, rank) => number * 15 + rank, 0));
  }
  const found = LADDER.map(({ category }) => [
    category,
    [hands.get(category), strengths.get(category)?.size],
  ]);
  expect(Object.fromEntries(found)).toEqual(KNOWN);
  expect(sumOf(0)).toBe(2_598_960);
  expect(sumOf(1)).toBe(7_462);
});

const sumOf = (column: number) =>
  Object.values(KNOWN).reduce((sum, counts) => sum + (counts[column] ?? 0), 0);

function* fives(): Generator<Card[]> {
  const deck = DECK as Card[];
  for (const [a, first] of deck.entries())
    for (const [b, second] of deck.slice(0, a).entries())
      for (const [c, third] of deck.slice(0, b).entries())
        for (const [d, fourth] of deck.slice(0, c).entries())
          for (const fifth of deck.slice(0, d)) yield [first, second, third, fourth, fifth];
}
