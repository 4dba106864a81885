/** The units that say what cards contain. */
import type { Combination } from '../../src/ranking/categories.ts';

type Kebab<Words extends string> = Words extends `${infer One} ${infer More}`
  ? `${One}-${Kebab<More>}`
  : Words;

/** Returns the unit that checks for a combination: `full-house`. */
export function unitOf(combination: Combination): Kebab<Combination> {
  return combination.replaceAll(' ', '-') as Kebab<Combination>;
}
