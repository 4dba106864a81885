/**
 * What a result would be in the table "What to expect" of docs/interviewer.md, which says how much
 * each level needs.
 */

/** How many pass of how many. */
export interface Count {
  readonly passed: number;
  readonly of: number;
}

/** A level of that table, or below it. */
export type Level = 'below junior' | 'junior' | 'middle' | 'senior';

/** What a level goes by. */
export interface Reached {
  readonly rules: Count;
  /** Parts in which all random hands and counts are right, too. */
  readonly right: Count;
  /** Set if the parts are sizes of hands. Then one right size is worth more than many rules. */
  readonly goesBySizes: boolean;
  /** Of a second part: the parts of the first that are right. That alone is no more than junior. */
  readonly firstGame?: Count | undefined;
}

/** Of so many rules, one may be wrong on the level in the middle. */
const RULES_FOR_A_SLIP = 4;

/** Returns the level that a result reaches, by numbers alone. */
export function levelOf({ rules, right, goesBySizes, firstGame }: Reached): Level {
  if (right.passed === right.of) return 'senior';
  const slips = Math.max(1, Math.floor(rules.of / RULES_FOR_A_SLIP));
  const isMiddle = goesBySizes ? right.passed > 0 : rules.passed >= rules.of - slips;
  const isNewGameWrong = right.passed === firstGame?.passed;
  if (isMiddle && !isNewGameWrong) return 'middle';
  const isJunior = rules.passed > 0 && rules.passed >= Math.floor(rules.of / 2);
  return isJunior ? 'junior' : 'below junior';
}

/** Writes a level: `about mid-level`. */
export function levelText(level: Level): string {
  if (level === 'below junior') return level;
  return `about ${level === 'middle' ? 'mid-level' : level}`;
}
