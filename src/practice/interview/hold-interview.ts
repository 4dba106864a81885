import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { writeFor } from '../../terminal/draw-cards.ts';
import { isTerminal, printLines } from '../../terminal/full-screen.ts';
import { home } from '../../terminal/package-files.ts';
import { Runner } from '../child/runner.ts';
import { practiceCommand } from '../typed-command.ts';
import { folderOf, openInterview, submitCommand } from './candidate-folder.ts';
import { type Interview, minutesText, parseMinutes, readInterview, secondsLeft } from './clock.ts';
import { markFiles } from './marking.ts';
import { InterviewWatch } from './screen/watch.ts';
import { headLines, stateLines, submissionLines, submittedLines, taskLines } from './screen/words.ts';
import { submit } from './submit.ts';
import { findTask, TASKS, type Task } from './tasks.ts';

export interface InterviewOptions {
  /** The folder, if one was given. */
  readonly dir?: string | undefined;
  readonly minutes?: string;
  /** Prints lines instead of the screen, as it does without a terminal. */
  readonly once?: boolean | undefined;
}

/** `practice interview [TASK]`: starts an interview, or continues the running one. */
export async function holdInterview(name: string | undefined, options: InterviewOptions): Promise<void> {
  const { dir, minutes } = options;
  const given = minutes === undefined ? undefined : parseMinutes(minutes);
  const task = name === undefined ? await chooseTask(dir) : findTask(name);
  if (!task) return;
  const interview = openInterview(task, given ?? task.minutes, dir ?? folderOf(task), home, Date.now());
  const note = given === undefined || given === interview.minutes ? '' : lengthNote(interview);
  if (interview.submittedAt.length > 0) printLines(submittedLines(interview));
  else if (secondsLeft(interview, Date.now()) === 0) await scoreAfterTheEnd(interview);
  else if (isTerminal() && !options.once) await new InterviewWatch(interview, note).start();
  else await tellOnce(interview, note);
}

/** `practice interview submit [TASK]`: ends the running interview. */
export async function submitInterview(name: string | undefined, { dir }: InterviewOptions): Promise<void> {
  const interview = findInterview(name === undefined ? undefined : findTask(name), dir);
  await printScore(interview);
}

function lengthNote({ minutes }: Interview): string {
  return `This interview was started with ${minutesText(minutes)}, and --minutes does not change that.`;
}

/** The task of the folder, or the chosen one; without a terminal it lists the tasks. */
async function chooseTask(dir: string | undefined): Promise<Task | undefined> {
  const running = dir === undefined ? undefined : readInterview(dir)?.task;
  if (running) return running;
  printLines(taskLines());
  if (!isTerminal()) {
    printLines(['', `Start one with: ${startCommand(TASKS[0], dir)}`]);
    return undefined;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const left = once(asking, 'close').then(() => '');
  const answer = await Promise.race([asking.question('\nWhich one? (1, 2 or 3; anything else: none) '), left]);
  asking.close();
  return TASKS[Number(answer.trim()) - 1];
}

async function scoreAfterTheEnd(interview: Interview): Promise<void> {
  printLines([`The time of ${minutesText(interview.minutes)} is over. What is there is scored now.`]);
  await printScore(interview);
}

async function printScore(interview: Interview): Promise<void> {
  const now = Date.now();
  printLines(['Scoring: this takes a few seconds, longer when the code is slow.', '']);
  await withRunner(async (runner) => {
    printLines(submissionLines(await submit(runner, interview, home.root, now), writeFor(process.stdout)));
  });
}

/** Prints the clock and the visible examples. */
async function tellOnce(interview: Interview, note: string): Promise<void> {
  await withRunner(async (runner) => {
    const marks = await markFiles(runner, interview.task, interview.folder, home.root, 'visible');
    const state = stateLines(interview, marks, writeFor(process.stdout));
    printLines([...headLines(interview, Date.now()), '', ...state, ...(note ? ['', note] : [])]);
  });
}

async function withRunner(use: (runner: Runner) => Promise<void>): Promise<void> {
  const runner = new Runner(home);
  try {
    await use(runner);
  } finally {
    await runner.close();
  }
}

function startCommand(task: Task | undefined, dir: string | undefined): string {
  return practiceCommand(home, 'interview', ...(task ? [task.name] : []), ...(dir === undefined ? [] : ['--dir', dir]));
}

/** @throws Error when there is none, or more than one */
function findInterview(task: Task | undefined, dir: string | undefined): Interview {
  const tasks = task ? [task] : TASKS;
  const folders = dir === undefined ? tasks.map(folderOf) : [dir];
  const found = folders.flatMap((folder) => readInterview(folder) ?? []);
  const open = found.filter(({ submittedAt }) => submittedAt.length === 0);
  const [first, second] = open.length > 0 ? open : found;
  if (!first)
    throw new Error(`there is no interview in ${folders.join(', ')}: start one with ${startCommand(task, dir)}`);
  if (second)
    throw new Error(
      `there is more than one interview: say which one, as in ${submitCommand(second.task, second.folder, home)}`,
    );
  if (task && first.task !== task)
    throw new Error(`the interview in ${first.folder} is ${first.task.name}, not ${task.name}`);
  return first;
}
