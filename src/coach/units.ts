/** The files that a learner writes. */
import { UNITS } from '../solution.ts';

/** The exercise that has no chapter: an evaluator that is right and fast. */
export const FAST = 'make-it-fast';

/** A file that the learner writes, by its name: one that the chapters ask about, or the evaluator. */
export type Unit = keyof typeof UNITS | 'evaluator';

/** What each of them exports. */
export const EXPORTS = Object.fromEntries([
  ...Object.entries(UNITS).map(([unit, { exports }]) => [unit, Object.keys(exports)]),
  ['evaluator', ['evaluator']],
]) as Readonly<Record<Unit, readonly string[]>>;

/** Says where our solution of a unit is, from the folder of the package. */
export const solutionPath = (unit: Unit): string =>
  unit === 'evaluator' ? 'src/practice/solution/evaluator.ts' : `src/kata/${UNITS[unit].folder}/${unit}.ts`;

/** Says where the file is that a learner fills in. */
export const stubPath = (unit: Unit): string => `src/exercises/${unit}.ts`;
