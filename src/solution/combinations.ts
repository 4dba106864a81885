/** What cards can contain, and the units that say whether they do. */
import * as kata from '../kata/kata.ts';
import { type NameIn, UNITS } from './units.ts';

/** What cards can contain, lowest first: every category except high card, which always holds. */
export const COMBINATIONS = kata.LADDER.map(({ category }) => category)
  .filter((category) => category !== 'high card')
  .toReversed();
export type Combination = (typeof COMBINATIONS)[number];

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
