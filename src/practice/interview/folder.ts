/** The candidate's folder: the statement, the stubs, the types for the editor, and the clock. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../kata/cards/quote.ts';
import type { Home } from '../../terminal/entry-code.ts';
import { makeFolder, writeNewFile } from '../../terminal/files.ts';
import { typeFiles } from '../folder.ts';
import { stubOf } from '../stub.ts';
import { practiceCommand } from '../typed-command.ts';
import { type Interview, keepInterview, readInterview } from './clock.ts';
import { statementOf } from './statement.ts';
import type { Task } from './tasks.ts';

export const STATEMENT = 'TASK.md';

/** Returns the folder of a task, unless another one is given. */
export const folderOf = ({ name }: Task): string => join('practice', `interview-${name}`);

/** Returns the command that ends the interview, as you type it into a shell. */
export function submitCommand(task: Task, folder: string, home: Home): string {
  const dir = folder === folderOf(task) ? [] : ['--dir', folder];
  return practiceCommand(home, 'interview', 'submit', task.name, ...dir);
}

/**
 * Starts an interview in a folder, or continues the one that was started there.
 *
 * @throws Error when the folder has another task or a file that would be overwritten, or cannot be written
 */
export function openInterview(task: Task, minutes: number, folder: string, home: Home, now: number): Interview {
  const running = readInterview(folder);
  if (running && running.task !== task)
    throw new Error(`${quote(folder)} holds the interview ${running.task.name}: give another folder with --dir`);
  const interview = running ?? { folder, task, minutes, startedAt: now, submittedAt: [] };
  const statement = statementOf(task, interview.minutes, submitCommand(task, folder, home), home.root);
  const stubs = task.exercises.flatMap(({ units }) => units).map((unit) => [`${unit}.ts`, stubOf(unit, home.root)]);
  const files = [[STATEMENT, statement], ...stubs, ...typeFiles(folder, home)] as [name: string, text: string][];
  const taken = files.find(([name]) => existsSync(join(folder, name)));
  if (taken && !running)
    throw new Error(`${quote(join(folder, taken[0]))} is there already: give a folder without it with --dir`);
  makeFolder(folder);
  if (!running) keepInterview(interview);
  for (const [name, text] of files) if (!existsSync(join(folder, name))) writeNewFile(join(folder, name), text);
  return interview;
}
