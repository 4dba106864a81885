/**
 * The clock of an interview. Its start is saved, so that it keeps running when you leave the
 * screen.
 */
import { join } from 'node:path';
import { quote } from '../../../kata/cards/quote.ts';
import { readText } from '../../../machine/load/node.ts';
import { writeNewFile } from '../../../machine/terminal/files.ts';
import { wholeNumber } from '../../../machine/terminal/whole-number.ts';
import { findTask, type Task } from './tasks.ts';

const FILE = 'interview.json';

export interface Interview {
  readonly folder: string;
  readonly task: Task;
  readonly minutes: number;
  readonly startedAt: Date;
  /** The command of a program that answers instead of files. */
  readonly run?: string;
  /** The only file, which a command of ours runs. */
  readonly alone?: Task['file'];
}

export function keepInterview({ folder, task, minutes, startedAt, run }: Interview): void {
  writeNewFile(
    join(folder, FILE),
    `${JSON.stringify({ task: task.name, minutes, startedAt, run }, null, 2)}\n`,
  );
}

export function readInterview(folder: string): Interview | undefined {
  const path = join(folder, FILE);
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    const { task, minutes, startedAt, run } = Object(JSON.parse(text));
    if (typeof task !== 'string')
      throw new Error(
        `${quote(text.trim())} is not an interview: expected an object with task, minutes and startedAt`,
      );
    if (typeof (run ?? '') !== 'string') throw new Error(`${JSON.stringify(run)} is not a command`);
    if (Number.isNaN(Date.parse(startedAt)))
      throw new Error(`${JSON.stringify(startedAt)} is not a time`);
    return {
      folder,
      task: findTask(task),
      minutes: parseMinutes(`${minutes}`),
      startedAt: new Date(startedAt),
      run,
    };
  } catch (error) {
    const why = `cannot read the interview in ${quote(path)}: ${(error as Error).message}`;
    throw new Error(`${why}. Fix it, or give another folder with --dir`);
  }
}

export const secondsUsed = ({ startedAt }: Interview, now: Date): number =>
  Math.max(Math.floor((now.getTime() - startedAt.getTime()) / 1000), 0);

export const secondsLeft = (interview: Interview, now = new Date()): number =>
  Math.max(interview.minutes * 60 - secondsUsed(interview, now), 0);

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const parseMinutes = wholeNumber('not a number of minutes', 1, 480);
