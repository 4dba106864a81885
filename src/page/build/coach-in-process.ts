/** The coach in the process that makes the page. */
import type { Chapter } from '../../learning/coach/chapter.ts';
import { parseChapter } from '../../learning/coach/chapters/parse-chapter.ts';
import { failuresIn } from '../../learning/coach/code/failure-in.ts';
import type { Job, Message } from '../../learning/coach/jobs.ts';
import { startCoach as serveJobs } from '../../learning/coach/run/serve.ts';

/** A feature and its path: `features/02-pair.feature`. */
interface Feature {
  readonly uri: string;
  readonly text: string;
}

/** A coach that does its jobs at once. */
export interface CoachInProcess {
  readonly chapters: readonly Chapter[];
  /** Runs all examples with our solution, and describes those that fail. */
  failures(): readonly string[];
  /**
   * Does a job and returns all its messages.
   *
   * @throws Error if the code had to be stopped
   */
  work(job: Job): readonly Message[];
}

/** Starts the coach with features. */
export function startCoach(features: readonly Feature[]): CoachInProcess {
  let messages: Message[] = [];
  const chapters = features.map(({ uri, text }) => parseChapter(text, uri));
  const { host, doJob } = serveJobs({
    send: (message) => messages.push(message),
    chapter: (wanted) => chapters.find(({ name }) => name === wanted) as Chapter,
  });
  return {
    chapters,
    failures: () => failuresIn(chapters, host),
    work(job) {
      messages = [];
      doJob(job);
      const stopped = messages.find((message) => message.kind === 'stopped');
      if (stopped) throw new Error(stopped.message);
      return messages;
    },
  };
}
