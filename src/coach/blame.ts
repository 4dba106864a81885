/** Finds the file of a step that the learner has to open. */

import { rulesOf } from '../kata/solution.ts';
import type { Example } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { host } from './host.ts';
import type { Learned } from './learned.ts';
import { STEPS } from './steps.ts';
import { EXPORTS } from './stub-answers.ts';

/**
 * The first export of a step that is wrong by itself, with ours in place of the others.
 *
 * @param fails - whether a solution fails in the same way
 */
export function blame(step: string, solution: Learned, fails: (solution: Learned) => boolean): string | undefined {
  const names = exportsOf(step);
  if (names.length < 2) return names[0];
  return names.find((name) => fails(without(solution, names.toSpliced(names.indexOf(name), 1))));
}

/** Whether the learner's code fails an example; what it prints is dropped. */
export function failsExample({ steps }: Pick<Example, 'steps'>, solution: Learned): boolean {
  try {
    host.quiet(() => runExample({ steps }, rulesOf(solution)));
    return false;
  } catch {
    return true;
  }
}

function exportsOf(step: string): string[] {
  const units = STEPS.find(({ name }) => name === step)?.units ?? [];
  return units.flatMap((unit) => [...EXPORTS[unit]]);
}

function without(solution: Learned, names: readonly string[]): Learned {
  return Object.fromEntries(Object.entries(solution).filter(([name]) => !names.includes(name)));
}
