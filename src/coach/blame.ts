/** Finds the function that is wrong, so that none that is right is blamed. */

import type { Learned } from './learned.ts';
import { STEPS } from './steps.ts';
import { EXPORTS } from './stub-answers.ts';

export interface Blamed {
  readonly name: string;
  /** A solution that fails by this export: all others are ours, but for what asks it. */
  readonly alone: Learned;
}

/** A solution that is judged. */
export interface Attempt {
  readonly solution: Learned;
  /** The same, but where files of the step import each other they get ours. */
  readonly apart: Learned;
  /** What those export that are imported so. */
  readonly imported: readonly string[];
}

/**
 * The first export that is wrong by itself, with ours in place of the others: one of the step, or of a step before. If there is
 * none, one that another file of the step imports, when with ours for it all is well.
 *
 * @param fails - whether a solution fails in the same way
 */
export function blame(
  step: string,
  { solution, apart, imported }: Attempt,
  fails: (solution: Learned) => boolean,
  suspects: readonly string[] = [...new Set([...exportsOf(step), ...Object.keys(solution)])],
): Blamed | undefined {
  const learned = Object.entries(apart);
  const found = suspects
    .map((name) => ({ name, alone: Object.fromEntries(learned.filter(([other]) => other === name)) }))
    .find(({ alone }) => fails(alone));
  const [name] = imported;
  return found ?? (name === undefined || fails(apart) ? undefined : { name, alone: solution });
}

/** What the files of a step export. */
export function exportsOf(step: string): string[] {
  const units = STEPS.find(({ name }) => name === step)?.units ?? [];
  return units.flatMap((unit) => [...EXPORTS[unit]]);
}
