/** The units that say what cards contain. */
import { LADDER, type UsualCategory } from '../../src/ranking/ladder.ts';

/** What is practised: a combination that only the ladder of one game has is no unit. */
export type UsualCombination = Exclude<UsualCategory, 'high card'>;

/** The combinations of the usual ladder, lowest first. */
export const USUAL_COMBINATIONS: readonly UsualCombination[] = LADDER.map(
  ({ category }) => category,
)
  .filter((category) => category !== 'high card')
  .toReversed();

type Kebab<Words extends string> = Words extends `${infer One} ${infer More}`
  ? `${One}-${Kebab<More>}`
  : Words;

/** Returns the unit that checks for a combination: `full-house`. */
export function unitOf(combination: UsualCombination): Kebab<UsualCombination> {
  return combination.replaceAll(' ', '-') as Kebab<UsualCombination>;
}
