/** The units that say what cards contain. */
import type { Combination } from '../kata/ranking/categories.ts';
import { type NameIn, UNITS } from './units.ts';

type Kebab<Words extends string> = Words extends `${infer One} ${infer More}`
  ? `${One}-${Kebab<More>}`
  : Words;
type PredicateUnit = Kebab<Combination>;
type PredicateName = NameIn<(typeof UNITS)[PredicateUnit]['exports']>;

/** Returns the unit that checks for a combination: `full-house`. */
export function unitOf(combination: Combination): PredicateUnit {
  return combination.replaceAll(' ', '-') as PredicateUnit;
}

/** Returns the name of its export: `isFullHouse`. */
export function predicateName(combination: Combination): PredicateName {
  return Object.keys(UNITS[unitOf(combination)].exports)[0] as PredicateName;
}
