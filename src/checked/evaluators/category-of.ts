import * as evaluators from '../../evaluators/category-of.ts';
import { CLASS_COUNT } from '../../evaluators/classes.ts';
import type { Category } from '../../kata/ranking/ladder.ts';
import { show } from '../cards/show.ts';

/**
 * What a hand is by the strength that `evaluate` gives: 4 is a high card, 7462 the royal flush.
 *
 * @throws Error on what is no whole number from 1 to 7462
 */
export function categoryOf(strength: number): Category {
  if (Number.isInteger(strength) && strength >= 1 && strength <= CLASS_COUNT) return evaluators.categoryOf(strength);
  throw new Error(`${show(strength)} is no strength: expected a whole number from 1 to ${CLASS_COUNT}`);
}
