/** The clock of an interview. Its start is kept in the candidate's folder, so that it goes on when the screen is left. */
import { join } from 'node:path';
import { quote } from '../../kata/cards/quote.ts';
import { readText } from '../../load/node.ts';
import { replaceFile } from '../../terminal/files.ts';
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

/** Stores the start and the submissions of an interview in its folder. */
export function keepInterview({ folder, task, minutes, startedAt, submittedAt }: Interview): void {
  const times = { startedAt: dateOf(startedAt), submittedAt: submittedAt.map(dateOf) };
  replaceFile(join(folder, FILE), `${JSON.stringify({ task: task.name, minutes, ...times }, null, 2)}\n`);
}

const dateOf = (time: number) => new Date(time).toISOString();

/**
 * Reads the interview that was started in a folder, if there is one.
 *
 * @throws Error when the file says something else
 */
export function readInterview(folder: string): Interview | undefined {
  const path = join(folder, FILE);
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    const { task, minutes, startedAt, submittedAt } = JSON.parse(text);
    return {
      folder,
      task: findTask(`${task}`),
      minutes: parseMinutes(`${minutes}`),
      startedAt: parseTime(startedAt),
      submittedAt: (submittedAt as unknown[]).map(parseTime),
    };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `${quote(path)} does not tell when the interview began (${message}): mend it, or give another folder with --dir`,
    );
  }
}

function parseTime(text: unknown): number {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`${JSON.stringify(text)} is not a time`);
  return time;
}

/** Returns the seconds that are left, at least 0. */
export const secondsLeft = ({ startedAt, minutes }: Interview, now: number): number =>
  Math.max(Math.ceil((startedAt + minutes * 60_000 - now) / 1000), 0);

/** Returns the seconds used, at most the interview's length, and whether the time was over. */
export function timeUsed({ startedAt, minutes }: Interview, now: number): { seconds: number; isOver: boolean } {
  const [length, used] = [minutes * 60_000, Math.max(now - startedAt, 0)];
  return { seconds: Math.floor(Math.min(used, length) / 1000), isOver: used > length + GRACE_MS };
}

/** Writes minutes and seconds: `12:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Writes a length in words: `1 minute`, `30 minutes`. */
export const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** @throws Error unless it is a whole number from 1 to 480 */
export function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (/^\d+$/.test(text) && minutes >= 1 && minutes <= 480) return minutes;
  throw new Error(`${quote(text)} is not a number of minutes: expected a whole number from 1 to 480`);
}
