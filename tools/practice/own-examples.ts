import type { Example } from '../coach/chapter.ts';
import type { Exercise } from '../coach/exercise.ts';
import type { Job, Message } from '../coach/jobs.ts';
import type { FeatureTrouble, OwnExamplesVerdict } from '../coach/own-verdict.ts';
import type { Stop } from '../machine/load/runtime.ts';
import { readOwnFeature } from './own-features.ts';

/** What became of the learner's own examples of an exercise. */
export interface JudgedExamples {
  /** The text of the feature. */
  readonly text: string;
  readonly verdict: OwnExamplesVerdict | FeatureTrouble;
  /** Those that count. */
  readonly counted: readonly Example[];
}

/** Does a job in the thread of the coach, and returns why it was stopped, if it was. */
type Run = (
  job: Job,
  onMessage: (message: Message) => void,
  signal?: AbortSignal,
) => Promise<Stop | undefined>;

/** Judges the learner's own examples of each exercise, and keeps what became of them. */
export class OwnExamples {
  readonly #run: Run;
  /** By the path of the feature. */
  readonly #judged = new Map<string, JudgedExamples>();

  constructor(run: Run) {
    this.#run = run;
  }

  /**
   * Judges the examples of an exercise, if they have changed.
   * @returns undefined if there are none, or if it was given up
   */
  async judge(
    exercise: Exercise,
    folder: string,
    signal?: AbortSignal,
  ): Promise<JudgedExamples | undefined> {
    const own = readOwnFeature(exercise, folder);
    if (!own) return undefined;
    const { text, file } = own;
    const before = this.#judged.get(file);
    if (before?.text === text) return before;
    let judged: JudgedExamples | undefined;
    const keep = (message: Message) => {
      if (message.kind === 'own examples') judged = { ...message, text };
    };
    const stop = await this.#run({ examplesOf: exercise.name, own }, keep, signal);
    if (signal?.aborted) return undefined;
    if (stop) judged = { text, verdict: { line: 1, message: stop.message }, counted: [] };
    if (judged) this.#judged.set(file, judged);
    return judged;
  }
}
