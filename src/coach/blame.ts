/** Finds the function that is wrong, so that none that is right is blamed. */

import type { Learned } from './learned.ts';
import { STEPS } from './steps.ts';
import { EXPORTS } from './stub-answers.ts';

export interface Blamed {
  readonly name: string;
  /** A solution in which all but this export is ours. */
  readonly alone: Learned;
}

/**
 * The first export that is wrong by itself, with ours in place of the others: one of the step, or of a step before.
 *
 * @param fails - whether a solution fails in the same way
 */
export function blame(
  step: string,
  solution: Learned,
  fails: (solution: Learned) => boolean,
  suspects: readonly string[] = [...new Set([...exportsOf(step), ...Object.keys(solution)])],
): Blamed | undefined {
  const learned = Object.entries(solution);
  return suspects
    .map((name) => ({ name, alone: Object.fromEntries(learned.filter(([other]) => other === name)) }))
    .find(({ alone }) => fails(alone));
}

/** What the files of a step export. */
export function exportsOf(step: string): string[] {
  const units = STEPS.find(({ name }) => name === step)?.units ?? [];
  return units.flatMap((unit) => [...EXPORTS[unit]]);
}
