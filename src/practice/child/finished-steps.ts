/** Remembers the verdicts on finished steps, so that only changed files are judged again. */
import type { StepsJob } from '../../coach/jobs.ts';
import { isDone, type StepVerdict } from '../../coach/verdict.ts';

type ReadStep = StepsJob['steps'][number];

export class FinishedSteps {
  #steps: readonly { readonly text: string; readonly verdict: StepVerdict }[] = [];

  /** The verdicts on these steps up to the first changed one: later steps may use its exports. */
  verdictsOn(steps: readonly ReadStep[]): StepVerdict[] {
    const changed = steps.findIndex((step, index) => this.#steps[index]?.text !== textOf(step));
    return this.#steps.slice(0, changed < 0 ? steps.length : changed).map(({ verdict }) => verdict);
  }

  keep(steps: readonly ReadStep[], verdicts: readonly StepVerdict[]): void {
    const finished = verdicts.filter(isDone);
    this.#steps = finished.map((verdict, index) => ({ text: textOf(steps[index] as ReadStep), verdict }));
  }

  forget(): void {
    this.#steps = [];
  }
}

const textOf = ({ step, modules }: ReadStep) => JSON.stringify([step, modules]);
