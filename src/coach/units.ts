/** The files that a learner writes. */
import { UNITS } from '../solution.ts';

/** The exercise that has no chapter: an evaluator that is right and fast. */
export const FAST = 'make-it-fast';

/** A file that the learner writes, by its name. */
export type Unit = keyof typeof UNITS | 'evaluator';

/** The same, and what an interview alone asks for. */
export type FileName = Unit | 'winner';

export const EXPORTS = Object.fromEntries([
  ...Object.entries(UNITS).map(([unit, { exports }]) => [unit, Object.keys(exports)]),
  ['evaluator', ['evaluator']],
]) as Readonly<Record<Unit, readonly string[]>>;

/** Returns the path of our solution of a unit. */
export const solutionPath = (unit: Unit): string =>
  unit === 'evaluator' ? 'src/practice/solution/evaluator.ts' : `src/kata/${UNITS[unit].folder}/${unit}.ts`;

/** Returns the path of the file that a learner fills in. */
export const stubPath = (unit: FileName): string => `src/exercises/${unit}.ts`;
