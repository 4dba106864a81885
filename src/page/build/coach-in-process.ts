/** The coach and the steps, bundled with our small Cucumber for the process that makes the page. */
import { failuresIn } from '../../learning/coach/run/failure-in.ts';
import type { Job, Message } from '../../learning/coach/run/jobs.ts';
import { parseChapter } from '../../learning/coach/run/parse-chapter.ts';
import { startCoach as start } from '../../learning/coach/run/serve.ts';
import { argumentsOf } from '../../learning/coach/run/small-cucumber.ts';

export type CoachInProcess = ReturnType<typeof startCoach>;

/** Starts the coach with features, each with its path: `features/02-pair.feature`. */
export function startCoach(features: readonly { readonly uri: string; readonly text: string }[]) {
  let messages: Message[] = [];
  const chapters = features.map(({ uri, text }) => parseChapter(text, uri, argumentsOf));
  const chapter = (wanted: string) => chapters.find(({ name }) => name === wanted) as never;
  const doJob = start({ send: (message) => messages.push(message), chapter });
  return {
    chapters,
    failures: () => failuresIn(chapters),
    work(job: Job): readonly Message[] {
      messages = [];
      doJob(job);
      const stopped = messages.find((message) => message.kind === 'stopped');
      if (stopped) throw new Error(stopped.message);
      return messages;
    },
  };
}
