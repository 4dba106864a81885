/**
 * The coach as the rule book runs it: with the steps, and with a host that trusts what it runs, for it is our own. It asks for nothing
 * of Node, so that it can also run in a worker of the page.
 */
import type { Envelope } from '@cucumber/messages';
import { Disappointment } from '../../steps/all.ts';
import { type Chapter, parseChapter } from '../coach/chapter.ts';
import { fillHost, trustingHost } from '../coach/host.ts';
import type { FeaturesJob, Job, Message } from '../coach/jobs.ts';
import { findKnownMistakes, type MistakesOfStep } from '../coach/known-mistakes.ts';
import type { KnownMistake } from '../coach/verdict.ts';
import { work } from '../coach/work.ts';

/** Starts the coach with the text of the features. */
export function startCoach(features: FeaturesJob['features']): RuleBookCoach {
  return new RuleBookCoach(features);
}

export class RuleBookCoach {
  readonly #features: FeaturesJob['features'];
  #told: Message[] = [];

  constructor(features: FeaturesJob['features']) {
    this.#features = features;
    const chapters = new Map<string, Chapter>(
      features.map(({ uri, text }) => [uri.replace(/^.*\/\d+-|\.feature$/g, ''), parseChapter(text, uri)]),
    );
    fillHost(
      trustingHost({
        tell: (message) => this.#told.push(message),
        chapter: (name) => chapters.get(name) as Chapter,
        disappointmentIn: (thrown) => (thrown instanceof Disappointment ? thrown : undefined),
      }),
    );
  }

  /** What Cucumber would tell about a run of all features with our rules. */
  runFeatures(): readonly Envelope[] {
    return this.work({ features: this.#features }).flatMap((told) => (told.kind === 'run' ? told.messages : []));
  }

  /** What each known mistake fails. */
  async knownMistakes(mistakes: readonly MistakesOfStep[]): Promise<readonly KnownMistake[]> {
    const failuresOf = async (job: Job) => this.work(job).filter((told) => told.kind === 'failures');
    return (await findKnownMistakes({ failuresOf }, mistakes)).flat();
  }

  /** Does a job, and gives all that is told about it. */
  work(job: Job): readonly Message[] {
    this.#told = [];
    work(job);
    const stopped = this.#told.find(({ kind }) => kind === 'stopped');
    if (stopped && 'message' in stopped) throw new Error(stopped.message);
    return this.#told;
  }
}
