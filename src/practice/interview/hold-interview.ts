import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isDone } from '../../coach/verdict.ts';
import { writeFor } from '../../terminal/draw-cards.ts';
import { home } from '../../terminal/package-files.ts';
import { isTerminal, printLines } from '../../terminal/screen.ts';
import { columnsOf } from '../../terminal/wrap-text.ts';
import { screenOf } from '../screen/screen.ts';
import { firstView, withVerdict } from '../screen/view.ts';
import { Watch } from '../screen/watch.ts';
import { withRunner } from '../session.ts';
import { practiceCommand } from '../typed-command.ts';
import { type Interview, minutesText, parseMinutes, readInterview, secondsLeft } from './clock.ts';
import { courseOf } from './course.ts';
import { folderOf, openInterview, submitCommand } from './folder.ts';
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
  const { dir, minutes, once: isOnce } = options;
  const given = minutes === undefined ? undefined : parseMinutes(minutes);
  const task = name === undefined ? await chooseTask(dir) : findTask(name);
  if (!task) return;
  const interview = openInterview(task, given ?? task.minutes, dir ?? folderOf(task), home, Date.now());
  const isOther = given !== undefined && given !== interview.minutes;
  const length = minutesText(interview.minutes);
  const note = isOther ? `This interview was started with ${length}, and --minutes does not change that.` : '';
  if (interview.submittedAt.length > 0) printLines(submittedLines(interview));
  else if (secondsLeft(interview, Date.now()) === 0) await printScore(interview, `The time of ${length} is over`);
  else if (isTerminal() && !isOnce) await watch(interview, note);
  else await tellOnce(interview, note);
}

/** `practice interview submit [TASK]`: ends the running interview. */
export async function submitInterview(name: string | undefined, { dir }: InterviewOptions): Promise<void> {
  await printScore(findInterview(name === undefined ? undefined : findTask(name), dir), 'Submitted');
}

/** Returns the task of the folder, or the chosen one; without a terminal it lists the tasks. */
async function chooseTask(dir: string | undefined): Promise<Task | undefined> {
  const running = dir === undefined ? undefined : readInterview(dir)?.task;
  if (running) return running;
  printLines(
    TASKS.map(({ name, title, minutes }, index) => `${index + 1}. ${name.padEnd(10)}  ${title}, ${minutes} minutes`),
  );
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

/** Shows the screen of the practice with a clock, and then the score card. */
async function watch(interview: Interview, note: string): Promise<void> {
  const { folder, task } = interview;
  const first = { ...firstView(courseOf(interview), note), current: task.exercises[0] };
  const end = await withRunner(home, (runner) => new Watch(first, runner).run());
  const now = readInterview(folder) ?? interview;
  const back = `The clock goes on. The same command brings you back to it, and ${submitCommand(task, folder, home)} ends it.`;
  if (now.submittedAt.length > 0) printLines(['', ...submittedLines(now)]);
  else if (end === 'quit') printLines(['', back]);
  else await printScore(interview, end === 'submit' ? 'Submitted' : 'The time is over');
  process.exit(); // what is still judging ends with this process
}

async function printScore(interview: Interview, why: string): Promise<void> {
  printLines(['', `${why}. Scoring takes a few seconds, longer when the code is slow.`, '']);
  const card = await withRunner(home, (runner) => submit(runner, interview, home.root, Date.now()));
  printLines(card.map(writeFor(process.stdout)));
}

/** Prints once what the screen shows: the clock, how many visible examples pass, and the first failure. */
async function tellOnce(interview: Interview, note: string): Promise<void> {
  const course = { ...courseOf(interview), keys: {} };
  const { exercises, folder, shownOf } = course;
  const judging = { goesOn: true, given: interview.task.given };
  const judged = await withRunner(home, (runner) => runner.judge(exercises, folder, judging));
  const failing = judged.map(shownOf).find((verdict) => !isDone(verdict));
  const current = exercises.find(({ name }) => name === failing?.exercise) ?? exercises[0];
  const first = { ...firstView(course, note), current };
  const view = judged.reduce((before, verdict) => withVerdict(before, shownOf(verdict)), first);
  printLines(screenOf(view, { columns: columnsOf(process.stdout), rows: Number.POSITIVE_INFINITY }));
}

/** Says when an interview was submitted, and how to go on. */
function submittedLines({ folder, task, submittedAt }: Interview): string[] {
  const time = new Date(submittedAt[0] ?? 0).toLocaleString('en-GB');
  return [
    `This interview (${task.name}) was submitted on ${time}; the score is in ${join(folder, 'score.md')}.`,
    `To score the files once more: ${submitCommand(task, folder, home)}. To start a new one, give another folder with --dir.`,
  ];
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
