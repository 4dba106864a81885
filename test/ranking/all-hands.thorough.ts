import { type Card, type Cards, DECK, LADDER, rankHand } from '../../src/kata.ts';
import { HANDS_OF_FIVE } from '../support/hands-of-five.ts';

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
  expect(Object.fromEntries(found)).toEqual(HANDS_OF_FIVE);
  expect(sumOf(0)).toBe(2_598_960);
  expect(sumOf(1)).toBe(7_462);
});

const sumOf = (column: number) =>
  Object.values(HANDS_OF_FIVE).reduce((sum, counts) => sum + (counts[column] ?? 0), 0);

/** Yields every way to choose this many of the cards, without a list of all. */
function* subsets(cards: Cards, size: number): Generator<Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, card] of cards.entries())
    for (const rest of subsets(cards.slice(0, index), size - 1)) yield [card, ...rest];
}
