/** The coach in the process that makes the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '../../../steps/rules-under-test.ts';
import type { Chapter } from '../../coach/chapter.ts';
import { parseChapter } from '../../coach/chapters/parse-chapter.ts';
import { type LearnerSolution, readModule } from '../../coach/code/read-module.ts';
import { failuresIn } from '../../coach/code/run-example.ts';
import { exerciseNamed } from '../../coach/exercises.ts';
import type { Job, Message, MistakeToJudge } from '../../coach/jobs.ts';
import { readFeature } from '../../coach/own-examples/read-feature.ts';
import { readJudges } from '../../coach/read-package.ts';
import { startCoach } from '../../coach/run/start-coach.ts';
import { rulesOf } from '../../solution/rules.ts';

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
  /** Reads a known mistake as rules. */
  rulesOf(mistake: MistakeToJudge): Rules;
}

/** Starts the coach in this process, with the features of a checkout. */
export function coachOf(root: string): CoachInProcess {
  let messages: Message[] = [];
  const names = readdirSync(join(root, 'features')).filter((name) => name.endsWith('.feature'));
  const files = names.map((name) => `features/${name}`);
  const chapters = files.map((file) => parseChapter(readFileSync(join(root, file), 'utf8'), file));
  const { host, doJob } = startCoach({
    send: (message) => messages.push(message),
    chapter: (wanted) => chapters.find(({ name }) => name === wanted) as Chapter,
    readFeature,
    judgesOf: (exercise) => readJudges(exercise, root),
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
    rulesOf: ({ exercise, module }) =>
      rulesOf(readModule(module, exerciseNamed(exercise), host) as LearnerSolution),
  };
}
