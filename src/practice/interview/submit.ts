/** Scores the files in the candidate's folder, and keeps the score there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeNewFile } from '../../terminal/files.ts';
import type { Runner } from '../runner.ts';
import { type Interview, keepInterview } from './clock.ts';
import { type Score, scoreFiles } from './score.ts';
import { chapterLines, detailLines, headlineOf } from './score-card.ts';

/**
 * Scores an interview.
 *
 * @param now - the time of the submission; scoring takes no time from the clock
 * @returns the score card as a terminal shows it: the headline last, and then where it is kept
 */
export async function submit(runner: Runner, interview: Interview, root: string, now: number): Promise<string[]> {
  const submitted = { ...interview, submittedAt: [...interview.submittedAt, now] };
  const score = await scoreFiles(runner, submitted, root);
  return [...chapterLines(score), ...headlineOf(score), '', keep(score, submitted)];
}

/** Says what went wrong instead of throwing it: the folder may be gone, but the score is known. */
function keep(score: Score, submitted: Interview): string {
  const base = freeName(submitted.folder);
  const card = [...headlineOf(score), '', ...chapterLines(score), ...detailLines(score)];
  try {
    writeNewFile(`${base}.json`, `${JSON.stringify(score, null, 2)}\n`);
    writeNewFile(`${base}.md`, `${card.join('\n').trimEnd()}\n`);
    keepInterview(submitted);
    return `This and what fails, by name, is kept in ${base}.json and ${base}.md.`;
  } catch (error) {
    return `This could not be kept, so copy it from here: ${(error as Error).message}.`;
  }
}

/** Returns `score`, or `score-2` when that exists. */
function freeName(folder: string): string {
  const nameOf = (number: number) => join(folder, number === 1 ? 'score' : `score-${number}`);
  let number = 1;
  while (['json', 'md'].some((end) => existsSync(`${nameOf(number)}.${end}`))) number += 1;
  return nameOf(number);
}
