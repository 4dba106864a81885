/** The files that a learner writes. */
import { UNITS } from '../../solution/units.ts';

/** The exercise without a chapter: an evaluator that is right and fast. */
export const FAST = 'make-it-fast';

/** The name of a file that the learner writes. */
export type Unit = keyof typeof UNITS | 'evaluator';

/** Also the file that only an interview asks for. */
export type FileName = Unit | 'winner';

export const EXPORTS = Object.fromEntries([
  ...Object.entries(UNITS).map(([unit, { exports }]) => [unit, Object.keys(exports)]),
  ['evaluator', ['evaluator']],
]) as Readonly<Record<Unit, readonly string[]>>;

export const solutionPath = (unit: Unit): string =>
  unit === 'evaluator'
    ? 'src/learning/exercises/solution/evaluator.ts'
    : `src/kata/${UNITS[unit].folder}/${unit}.ts`;

/** Finds the rule in a stub: the first paragraph of its docstring. */
export function ruleIn(stub: string): string {
  const [, doc = ''] = stub.match(/\/\*\*\s*(.*?)\s*(?:\*\/|\n *\*\n)/s) ?? [];
  return doc.replaceAll(/^ *\* ?/gm, '').replaceAll('\n', ' ');
}

export const stubPath = (unit: FileName): string => `src/learning/exercises/${unit}.ts`;
