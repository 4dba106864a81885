import { OURS, type Solution } from '../../solution/units.ts';
import type { Exercise } from '../exercise.ts';

/** Takes a solution's best five only for the categories of an exercise, and ours for the others. */
export function onlyInCategories<Part extends Solution>(
  { categories }: Pick<Exercise, 'categories'>,
  solution: Part,
): Part {
  const { bestFive } = solution;
  if (!categories || !bestFive) return solution;
  return {
    ...solution,
    bestFive: (category, cards) =>
      categories.includes(category) ? bestFive(category, cards) : OURS.bestFive(category, cards),
  };
}
