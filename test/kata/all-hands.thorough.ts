import { type Card, type Cards, DECK, LADDER, rankHand } from '../../src/kata/kata.ts';

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

test('all hands of five fall into the known categories and 7,462 strengths', () => {
  const hands = new Map<string, number>();
  const strengths = new Map<string, Set<number>>(
    LADDER.map(({ category }) => [category, new Set()]),
  );
  for (const hand of subsets(DECK, 5)) {
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

/** Yields every way to choose this many of the cards, without a list of all. */
function* subsets(cards: Cards, size: number): Generator<Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, card] of cards.entries())
    for (const rest of subsets(cards.slice(0, index), size - 1)) yield [card, ...rest];
}
