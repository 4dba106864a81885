/** Remembers verdicts, so that only what has changed is judged again. */
import type { StepsJob } from '../../coach/jobs.ts';
import { unitsIn } from '../../coach/stand-in.ts';
import { FAST } from '../../coach/stub-answers.ts';
import type { StepVerdict } from '../../coach/verdict.ts';
import { COMBINATIONS, unitOf } from '../../solution.ts';

export type ReadStep = StepsJob['steps'][number];

/** The steps that ask about no file but their own; the others ask the predicates and the ranking, too. */
const ALONE: readonly string[] = [...COMBINATIONS.map(unitOf), FAST];

export class JudgedSteps {
  readonly #steps = new Map<string, { readonly text: string; readonly verdict: StepVerdict }>();

  /**
   * The verdict on a step that is as it was.
   *
   * @param done - the steps before it that are done
   */
  verdictOn(step: ReadStep, done: readonly ReadStep[]): StepVerdict | undefined {
    const known = this.#steps.get(step.step);
    return known?.text === textOf(step, done) ? known.verdict : undefined;
  }

  keep(step: ReadStep, done: readonly ReadStep[], verdict: StepVerdict): void {
    this.#steps.set(step.step, { text: textOf(step, done), verdict });
  }

  forget(): void {
    this.#steps.clear();
  }
}

/** Whether the verdict on a step depends on another one before it. */
export function uses({ step, modules }: ReadStep, other: ReadStep): boolean {
  const imported = modules.flatMap(unitsIn);
  return !ALONE.includes(step) || other.modules.some(({ unit }) => imported.some((name) => name === unit));
}

const textOf = (step: ReadStep, done: readonly ReadStep[]) =>
  JSON.stringify([step, ...done.filter((other) => uses(step, other))].map(({ step, modules }) => [step, modules]));
