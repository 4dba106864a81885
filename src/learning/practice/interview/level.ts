/**
 * What a result would be in the table "What to expect" of docs/interviewer.md, which says how many
 * rules each level needs.
 */

/** A level of that table, or below it. */
export type Level = 'below junior' | 'junior' | 'middle' | 'senior';

/** Of so many rules, one may be wrong on the level in the middle. */
const RULES_FOR_A_SLIP = 4;

/**
 * Returns the level that a result reaches, by the number of right rules alone.
 * @param isAllRight - whether the random hands and counts are right, too
 */
export function levelOf(
  { passed, of }: Readonly<Record<'passed' | 'of', number>>,
  isAllRight: boolean,
): Level {
  if (isAllRight) return 'senior';
  const slips = Math.max(1, Math.floor(of / RULES_FOR_A_SLIP));
  if (passed >= of - slips) return 'middle';
  return passed > 0 && passed >= Math.floor(of / 2) ? 'junior' : 'below junior';
}
