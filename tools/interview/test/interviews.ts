/** Interviews for tests, which start at ten o'clock. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { solutionPath, type Unit } from '../../coach/units.ts';
import { folderWith, home } from '../../practice/test/learner.ts';
import type { Interview } from '../clock.ts';
import { openInterview } from '../folder.ts';
import { findTask } from '../tasks.ts';

const START = Date.parse('2026-01-01T10:00:00Z');

export const PREDICATES = findTask('predicates');
export const RANKING = findTask('ranking');
export const SECOND_PART = findTask('ranking-second-part');
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

/** Writes a file that exports our solution of a unit, or another one. */
export function solve(interview: Interview, unit: Unit, source = solutionPath(unit)): void {
  write(interview, unit, `export * from ${JSON.stringify(resolve(source))};`);
}

/** Writes the file of a unit. */
export function write({ folder }: Interview, unit: string, text: string): void {
  writeFileSync(join(folder, `${unit}.ts`), text);
}
