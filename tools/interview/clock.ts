/**
 * The clock of an interview. Its start is saved, so that it keeps running when you leave the
 * screen.
 */
import { join } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import type { ProgramRun } from '../coach/jobs.ts';
import { readText } from '../machine/load/node.ts';
import { newStartTime } from '../machine/program/start-time.ts';
import { writeNewFile } from '../machine/terminal/files.ts';
import { wholeNumber } from '../machine/terminal/whole-number.ts';
import { findTask, type Task } from './tasks.ts';

/** The file with the start of an interview. */
export const INTERVIEW = 'interview.json';

/** A task that somebody solves in a folder, against the clock. */
export interface Interview {
  readonly folder: string;
  readonly task: Task;
  /** The time limit. */
  readonly minutes: number;
  readonly startedAt: Date;
  /** The command of a program that answers instead of files. */
  readonly run?: string;
}

/** Saves the start of an interview in its folder. @throws Error if there is one already */
export function keepInterview({ folder, task, minutes, startedAt, run }: Interview): void {
  const saved = { task: task.name, minutes, startedAt, run };
  writeNewFile(join(folder, INTERVIEW), `${JSON.stringify(saved, null, 2)}\n`);
}

/**
 * Reads the interview that was started in a folder; undefined if there is none.
 * @throws Error that says what is wrong in its file
 */
export function readInterview(folder: string): Interview | undefined {
  const path = join(folder, INTERVIEW);
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return parseInterview(text, folder);
  } catch (error) {
    const why = `cannot read the interview in ${quote(path)}: ${(error as Error).message}`;
    throw new Error(`${why}. Fix it, or give another folder with --dir`);
  }
}

function parseInterview(text: string, folder: string): Interview {
  const { task, minutes, startedAt, run } = Object(JSON.parse(text));
  if (typeof task !== 'string') {
    const expected = 'expected an object with task, minutes and startedAt';
    throw new Error(`${quote(text.trim())} is not an interview: ${expected}`);
  }
  if (typeof (run ?? '') !== 'string') throw new Error(`${JSON.stringify(run)} is not a command`);
  if (Number.isNaN(Date.parse(startedAt))) {
    throw new Error(`${JSON.stringify(startedAt)} is not a time`);
  }
  return {
    folder,
    task: findTask(task),
    minutes: parseMinutes(`${minutes}`),
    startedAt: new Date(startedAt),
    run,
  };
}

/** Returns the program that answers instead of files, if there is one. */
export function programOf({ folder, run }: Interview): ProgramRun | undefined {
  if (!run) return undefined;
  return { command: run, folder, start: 0, startTime: newStartTime() };
}

/** Returns the whole seconds since the start, at least 0. */
export function secondsUsed({ startedAt }: Interview, now: Date): number {
  return Math.max(Math.floor((now.getTime() - startedAt.getTime()) / 1000), 0);
}

/** Returns the whole seconds until the time is up, at least 0. */
export function secondsLeft(interview: Interview, now = new Date()): number {
  return Math.max(interview.minutes * 60 - secondsUsed(interview, now), 0);
}

/** Reads a time limit in minutes. @throws Error unless it is from 1 to 480 */
export const parseMinutes = wholeNumber('not a number of minutes', 1, 480);
