/**
 * The coach as the rule book runs it: with the steps, in the process that makes the page. It needs nothing
 * of Node, so that it can also run in a worker of the page.
 */
import type { Chapter } from '../../coach/chapter.ts';
import { argumentsOf } from '../../coach/cucumber.ts';
import { failuresIn } from '../../coach/feature-run.ts';
import type { Failures, FailuresJob, Job, Message } from '../../coach/jobs.ts';
import { findKnownMistakes, type MistakesOfExercise } from '../../coach/known-mistakes.ts';
import { parseChapter } from '../../coach/parse-chapter.ts';
import { startCoach as start } from '../../coach/serve.ts';
import type { KnownMistake } from '../../coach/verdict.ts';

/** The text of a feature, and where it stands: `features/02-pair.feature`. */
export interface FeatureText {
  readonly uri: string;
  readonly text: string;
}

/** The known mistakes of an exercise. */
export interface KnownOfExercise {
  readonly exercise: string;
  readonly mistakes: readonly KnownMistake[];
}

/** Starts the coach with the text of the features. */
export function startCoach(features: readonly FeatureText[]): RuleBookCoach {
  return new RuleBookCoach(features);
}

export class RuleBookCoach {
  readonly #chapters: ReadonlyMap<string, Chapter>;
  readonly #doJob: (job: Job) => void;
  #told: Message[] = [];

  constructor(features: readonly FeatureText[]) {
    const chapters = features.map(({ uri, text }) => parseChapter(text, uri, argumentsOf));
    this.#chapters = new Map(chapters.map((chapter) => [chapter.name, chapter]));
    this.#doJob = start({
      tell: (message) => this.#told.push(message),
      chapter: (name) => this.#chapters.get(name) as Chapter,
    });
  }

  /** Runs all features with our rules. */
  run(): { chapters: readonly Chapter[]; failures: readonly string[] } {
    const chapters = [...this.#chapters.values()];
    return { chapters, failures: failuresIn(chapters) };
  }

  /** What each known mistake fails, exercise by exercise. That takes long, so after each the process gets to do what else it has to. */
  async knownMistakes(exercises: readonly MistakesOfExercise[]): Promise<readonly KnownOfExercise[]> {
    const failuresOf = async ({ solutions }: FailuresJob) => {
      const failures: Failures[] = [];
      for (const solution of solutions) {
        failures.push(...this.work({ solutions: [solution] }).filter((told) => told.kind === 'failures'));
        await new Promise((goOn) => setTimeout(goOn));
      }
      return failures;
    };
    const found = await findKnownMistakes({ failuresOf }, exercises, true);
    return exercises.map(({ exercise }, index) => ({ exercise, mistakes: found[index] ?? [] }));
  }

  /** Does a job, and returns all messages about it. */
  work(job: Job): readonly Message[] {
    this.#told = [];
    this.#doJob(job);
    const stopped = this.#told.find(({ kind }) => kind === 'stopped');
    if (stopped && 'message' in stopped) throw new Error(stopped.message);
    return this.#told;
  }
}
