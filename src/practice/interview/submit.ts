/** Scores the files in the candidate's folder, and stores the score there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeNewFile } from '../../terminal/files.ts';
import type { Runner } from '../child/runner.ts';
import { type Interview, keepInterview, withSubmission } from './clock.ts';
import { markFiles } from './marking.ts';
import { type Score, scoreOf } from './score.ts';
import { scoreCard, scoreDetails } from './score-card.ts';

export interface Submission {
  readonly score: Score;
  readonly card: readonly string[];
  /** The files that hold the score, or why there are none. */
  readonly kept: readonly string[] | Error;
}

/** @param now - the time of the submission; scoring takes no time from the clock */
export async function submit(runner: Runner, interview: Interview, root: string, now: number): Promise<Submission> {
  const { task, folder } = interview;
  const submitted = withSubmission(interview, now);
  const marks = await markFiles(runner, task, folder, root, 'all');
  const score = scoreOf(submitted, marks, root);
  return { score, card: scoreCard(score), kept: keep(score, submitted) };
}

/** Returns the error instead of throwing it: the folder may be gone, but the score is known. */
function keep(score: Score, submitted: Interview): Submission['kept'] {
  const { folder } = submitted;
  const base = freeName(folder);
  const [json, markdown] = [join(folder, `${base}.json`), join(folder, `${base}.md`)];
  try {
    writeNewFile(json, `${JSON.stringify(score, null, 2)}\n`);
    writeNewFile(markdown, `${[...scoreCard(score), ...scoreDetails(score)].join('\n')}\n`);
    keepInterview(submitted);
    return [json, markdown];
  } catch (error) {
    return error as Error;
  }
}

/** `score`, or `score-2` when that exists. */
function freeName(folder: string): string {
  const isTaken = (name: string) => ['json', 'md'].some((end) => existsSync(join(folder, `${name}.${end}`)));
  let [name, number] = ['score', 1];
  while (isTaken(name)) {
    number += 1;
    name = `score-${number}`;
  }
  return name;
}
