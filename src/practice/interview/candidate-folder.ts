/** The candidate's folder: the statement, the stubs, the types for the editor, and the clock. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../cards/quote.ts';
import type { Home } from '../child-process.ts';
import { typeFiles } from '../folder.ts';
import { stubOf } from '../stub.ts';
import { type Interview, readInterview, startClock } from './clock.ts';
import { statementOf } from './statement.ts';
import type { Task } from './tasks.ts';

export const STATEMENT = 'TASK.md';

/** The folder of a task, unless another one is given. */
export const folderOf = ({ name }: Task): string => join('practice', `interview-${name}`);

/**
 * Starts an interview in a folder, or goes on with the one that has been started there.
 *
 * @throws Error when the folder holds another task, or a file that would have to be overwritten
 */
export function openInterview(task: Task, minutes: number, folder: string, home: Home, now: number): Interview {
  const running = readInterview(folder);
  if (running && running.task !== task)
    throw new Error(`${quote(folder)} holds the interview ${running.task.name}: give another folder with --dir`);
  const files = filesOf(task, running?.minutes ?? minutes, folder, home);
  const interview = running ?? begin({ folder, task, minutes, startedAt: now, submittedAt: [] }, files);
  for (const [name, text] of files)
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text, { flag: 'wx' });
  return interview;
}

type TextFile = readonly [name: string, text: string];

function begin(interview: Interview, files: readonly TextFile[]): Interview {
  const { folder } = interview;
  const taken = files.find(([name]) => existsSync(join(folder, name)));
  if (taken) throw new Error(`${quote(join(folder, taken[0]))} is there already: give a folder without it with --dir`);
  mkdirSync(folder, { recursive: true });
  startClock(interview);
  return interview;
}

function filesOf(task: Task, minutes: number, folder: string, home: Home): TextFile[] {
  const units = task.parts.flatMap(({ step }) => step.units);
  return [
    [STATEMENT, statementOf(task, minutes, home.root)],
    ...units.map((unit): TextFile => [`${unit}.ts`, stubOf(unit, home.root)]),
    ...typeFiles(folder, home),
  ];
}
