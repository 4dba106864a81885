/** Interviews for tests, which start at ten o'clock. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interview } from '../../../../src/learning/practice/interview/clock.ts';
import { openInterview } from '../../../../src/learning/practice/interview/folder.ts';
import { findTask } from '../../../../src/learning/practice/interview/tasks.ts';
import { folderWith, home } from '../learner.ts';

const START = Date.parse('2026-01-01T10:00:00Z');

export const PREDICATES = findTask('predicates');
export const RANKING = findTask('ranking');
export const SHOWDOWN = findTask('showdown');
export const WINNER = findTask('winner');

/** Returns the time so many minutes after the start. */
export function at(minute: number): Date {
  return new Date(START + minute * 60_000);
}

/** Opens an interview of 30 minutes in a new folder. */
export function open(changed: Partial<Interview> = {}): Interview {
  const folder = changed.folder ?? folderWith({});
  const usual = { task: PREDICATES, minutes: 30, folder, startedAt: at(0) };
  return openInterview({ ...usual, ...changed }, home);
}

/** Writes the file of a unit. */
export function write({ folder }: Interview, unit: string, text: string): void {
  writeFileSync(join(folder, `${unit}.ts`), text);
}
