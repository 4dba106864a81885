/** Lists the tasks, what runs, what is over, and where past score cards are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { home } from '../machine/package/package-files.ts';
import { clockText } from '../machine/words/clock-text.ts';
import { folderOfTry } from '../practice/folder.ts';
import { readInterview, secondsLeft } from './clock.ts';
import { interviewCommand } from './folder.ts';
import { CARD, SCORE, savedResult } from './saved-scores.ts';
import { folderOf, TASKS, type Task, wordsFor } from './tasks.ts';

/** Returns a line for each task, with what became of it below. */
export function taskLines(): string[] {
  const nameOf = (task: Task) => wordsFor(task).join(' ');
  const width = Math.max(...TASKS.map((task) => nameOf(task).length));
  return TASKS.flatMap((task) => {
    const { title, minutes } = task;
    const states = [...stateLines(task), ...cardLines(task)];
    return [
      `${nameOf(task).padEnd(width)}  ${title}, ${minutes} minutes`,
      ...states.map((line) => `  ${line}`),
    ];
  });
}

/** Says whether the interview in the usual folder of a task is running or over. */
function stateLines(task: Task): string[] {
  const folder = folderOf(task);
  try {
    const interview = readInterview(folder);
    if (!interview || existsSync(join(folder, SCORE))) return [];
    const left = secondsLeft(interview);
    if (left > 0) return [`running: ${clockText(left)} left in ${folder}`];
    return [`The time is up. To get the score: ${interviewCommand(interview, home, 'submit')}`];
  } catch (error) {
    return [`${quote(folder)}: ${(error as Error).message}`];
  }
}

/** Says where the score cards are: that of the usual folder, and those of earlier tries. */
function cardLines(task: Task): string[] {
  const folder = folderOf(task);
  const folders = [folder];
  while (existsSync(folderOfTry(folder, folders.length))) {
    folders.push(folderOfTry(folder, folders.length));
  }
  return folders.flatMap((tried) => {
    const result = savedResult(tried);
    return result ? [`${result}: ${join(tried, CARD)}`] : [];
  });
}
