/** The files that a learner writes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercise } from '../coach/exercises.ts';
import type { Unit } from '../coach/stub-answers.ts';
import { readText } from '../load/node.ts';
import { stubOf } from './stub.ts';

/** Finds the file of a unit: in TypeScript, unless there is one in JavaScript. */
export function unitFile(unit: Unit, folder: string): string {
  const plain = join(folder, `${unit}.js`);
  return existsSync(plain) ? plain : join(folder, `${unit}.ts`);
}

/** Whether a learner has written something into the file of a unit. */
export function isWritten(unit: Unit, folder: string, root: string): boolean {
  const text = readText(unitFile(unit, folder));
  return text !== undefined && text !== stubOf(unit, root);
}

/** Whether a learner has written something into the files of an exercise. */
export const isBegun = ({ units }: Pick<Exercise, 'units'>, folder: string, root: string): boolean =>
  units.some((unit) => isWritten(unit, folder, root));
