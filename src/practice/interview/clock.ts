/** The clock of an interview. Its start is kept in the candidate's folder, so that it goes on when the screen is left. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../kata/cards/quote.ts';
import { replaceFile, unreadable, writeNewFile } from '../../terminal/files.ts';
import { findTask, type Task } from './tasks.ts';

const FILE = 'interview.json';

/** A submission in the moment when the time ends is not late. */
const GRACE_MS = 5000;

export interface Interview {
  readonly folder: string;
  readonly task: Task;
  readonly minutes: number;
  /** In milliseconds, as Date.now() counts. */
  readonly startedAt: number;
  readonly submittedAt: readonly number[];
}

/** Stores the start in a folder that has none yet. */
export function startClock(interview: Interview): void {
  writeNewFile(join(interview.folder, FILE), textOf(interview));
}

/** The interview that was started in a folder, if there is one. */
export function readInterview(folder: string): Interview | undefined {
  const path = join(folder, FILE);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw unreadable(path, error);
  }
  return { folder, ...parse(text, path) };
}

/** The same interview with one more submission. */
export function withSubmission(interview: Interview, now: number): Interview {
  return { ...interview, submittedAt: [...interview.submittedAt, now] };
}

/** Stores what has changed. */
export function keepInterview(interview: Interview): void {
  replaceFile(join(interview.folder, FILE), textOf(interview));
}

/** The seconds that are left, at least 0. */
export function secondsLeft({ startedAt, minutes }: Interview, now: number): number {
  return Math.max(Math.ceil((startedAt + minutes * 60_000 - now) / 1000), 0);
}

/** The seconds used, at most the interview's length, and whether the time was over. */
export function timeUsed({ startedAt, minutes }: Interview, now: number): { seconds: number; isOver: boolean } {
  const [length, used] = [minutes * 60_000, Math.max(now - startedAt, 0)];
  return { seconds: Math.floor(Math.min(used, length) / 1000), isOver: used > length + GRACE_MS };
}

/** A length in words: `1 minute`, `30 minutes`. */
export const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** @throws Error unless it is a whole number from 1 to 480 */
export function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (/^\d+$/.test(text) && minutes >= 1 && minutes <= 480) return minutes;
  throw new Error(`${quote(text)} is no number of minutes: expected a whole number from 1 to 480`);
}

function textOf({ task, minutes, startedAt, submittedAt }: Interview): string {
  const written = {
    task: task.name,
    minutes,
    startedAt: new Date(startedAt).toISOString(),
    submittedAt: submittedAt.map((time) => new Date(time).toISOString()),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

function parse(text: string, path: string): Omit<Interview, 'folder'> {
  try {
    const { task, minutes, startedAt, submittedAt } = JSON.parse(text);
    return {
      task: findTask(`${task}`),
      minutes: parseMinutes(`${minutes}`),
      startedAt: parseTime(startedAt),
      submittedAt: (submittedAt as unknown[]).map(parseTime),
    };
  } catch (error) {
    throw new Error(
      `${quote(path)} does not tell when the interview began (${(error as Error).message}): mend it, or give another folder with --dir`,
    );
  }
}

function parseTime(text: unknown): number {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`${JSON.stringify(text)} is no time`);
  return time;
}
