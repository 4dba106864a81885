/** The start of a second part: it needs the first one, and begins with the candidate's files. */
import { cpSync, existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { home } from '../machine/package/package-files.ts';
import { orSayWhy } from '../machine/terminal/files.ts';
import { INTERVIEW, type Interview } from './clock.ts';
import { interviewCommand, interviewOf, STATEMENT } from './folder.ts';
import { CARD, SCORE } from './saved-scores.ts';
import { findTask, folderOf, type Task } from './tasks.ts';

/** What an interview writes into its folder, besides stubs: each part has its own. */
const NOT_COPIED: readonly string[] = [STATEMENT, INTERVIEW, SCORE, CARD];

/**
 * Returns the submitted first part of a task; undefined if the task is no second part.
 * @param dir - the folder of the first part, if it was given
 * @throws Error if there is no first part, or if it was not submitted
 */
export function firstPartOf({ secondPartOf }: Task, dir?: string): Interview | undefined {
  if (!secondPartOf) return undefined;
  const task = findTask(secondPartOf);
  const folder = folderOf(task, dir);
  const first = interviewOf(task, folder);
  if (!first) {
    const start = interviewCommand({ task, folder }, home);
    throw new Error(
      `the second part comes after the task ${task.name}, which was not started in ${quote(folder)}. Start it with\n  ${start}`,
    );
  }
  if (!existsSync(join(folder, SCORE))) {
    const submit = interviewCommand(first, home, 'submit');
    throw new Error(
      `first submit the task ${task.name} in ${quote(folder)}; then its second part can start. Submit it with\n  ${submit}`,
    );
  }
  return first;
}

/**
 * Copies a candidate's files into another folder, where it replaces none.
 * @throws Error if they cannot be copied
 */
export function copyFiles(from: string, to: string): void {
  const isCopied = (path: string) =>
    !(resolve(dirname(path)) === resolve(from) && NOT_COPIED.includes(basename(path)));
  orSayWhy(to, () => cpSync(from, to, { recursive: true, force: false, filter: isCopied }));
}
