/**
 * The coach as the rule book runs it: with the steps, in the process that makes the page. It needs nothing
 * of Node, so that it can also run in a worker of the page.
 */
import type { Chapter } from '../../coach/chapter.ts';
import { failuresIn } from '../../coach/run/failure-in.ts';
import type { Job, Message, Mistake } from '../../coach/run/jobs.ts';
import { parseChapter } from '../../coach/run/parse-chapter.ts';
import { startCoach as start } from '../../coach/run/serve.ts';
import { argumentsOf } from '../../coach/run/small-cucumber.ts';
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

  /** Finds what each known mistake fails. That takes long, so after each exercise the process gets to do what else it has to. */
  async knownMistakes(
    exercises: readonly { exercise: string; mistakes: Mistake[] }[],
  ): Promise<readonly KnownOfExercise[]> {
    const known: KnownOfExercise[] = [];
    for (const { exercise, mistakes } of exercises) {
      const told = this.work({ mistakes });
      known.push({
        exercise,
        mistakes: told.flatMap((message) => (message.kind === 'mistake' ? message.mistake : [])),
      });
      await new Promise((goOn) => setTimeout(goOn));
    }
    return known;
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
