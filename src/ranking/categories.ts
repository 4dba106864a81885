import type { Cards } from '../cards/card.ts';

/** What cards can contain, lowest first, as the chapter on ranking orders it. */
export const COMBINATIONS = [
  'pair',
  'two pairs',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const;

export type Combination = (typeof COMBINATIONS)[number];

/** What cards are worth: the highest combination that they contain, or else a high card. */
export type Category = Combination | 'high card';

/** Returns whether cards contain a combination. */
export type Predicate = (cards: Cards) => boolean;

/** A rung of the ladder: a category and the rule that checks for it. */
export interface Rung {
  readonly category: Category;
  readonly holds: Predicate;
}

/** Returns a ladder with two of its rungs exchanged. */
export function exchanged(
  ladder: readonly Rung[],
  one: Category,
  other: Category,
): readonly Rung[] {
  const inPlaceOf = new Map([
    [one, other],
    [other, one],
  ]);
  return ladder.map((rung) => {
    const wanted = inPlaceOf.get(rung.category);
    return ladder.find(({ category }) => category === wanted) ?? rung;
  });
}
