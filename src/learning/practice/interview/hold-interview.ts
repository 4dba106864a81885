/** The practice with a clock: it runs only the visible examples, and ends with a score. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../../../machine/package/package-files.ts';
import { writeFor } from '../../../machine/terminal/draw-cards.ts';
import { isTerminal, printLines } from '../../../machine/terminal/screen.ts';
import type { Exercise } from '../../coach/exercises.ts';
import { examplesOf } from '../../coach/read-package.ts';
import { resultsOf } from '../../coach/verdict.ts';
import { languageOf, startLanguage } from '../languages.ts';
import { type PracticeOptions, printReport, withRunner } from '../practise.ts';
import { ScreenLoop } from '../screen/screen-loop.ts';
import { type Course, firstView, type View } from '../screen/view.ts';
import { practiceCommand } from '../typed-command.ts';
import { clockText, type Interview, parseMinutes, readInterview, secondsLeft } from './clock.ts';
import {
  interviewCommand,
  interviewOf,
  keepLastTry,
  openInterview,
  STATEMENT,
  serveCommand,
} from './folder.ts';
import { cardOf, keepScore, SCORE, scoreFiles } from './score.ts';
import { findTask, folderOf, TASKS, type Task } from './tasks.ts';

/**
 * `practice interview [TASK]`: starts an interview, continues the one that is running or, on a
 * terminal, repeats a submitted one. Without a task it continues the interview in `dir`, or lists
 * the tasks.
 */
export async function holdInterview(
  name: string | undefined,
  options: PracticeOptions & { readonly minutes?: string },
): Promise<void> {
  const minutes = options.minutes === undefined ? undefined : parseMinutes(options.minutes);
  const task = name === undefined ? taskIn(options.dir) : findTask(name);
  if (!task) {
    printTasks(options.dir);
    return;
  }
  const isInteractive = isTerminal() && !options.once;
  const folder = options.dir ?? folderOf(task);
  const last = interviewOf(task, folder);
  const lastTry = isInteractive && name ? keepLastTry(folder) : undefined;
  const run = commandFor(options, folder, last);
  const wanted: Interview = {
    folder,
    task,
    minutes: minutes ?? last?.minutes ?? task.minutes,
    startedAt: new Date(),
    run,
  };
  const note = lastTry ? `This is a new try. Your last one is in ${lastTry}.` : '';
  const interview = await withServedFile(openInterview(wanted, home));
  if (isOver(interview)) await finish(interview, 'The time is over');
  else if (isInteractive) await interviewOnTerminal(interview, note);
  else await printReport(courseOf(interview), note);
}

const taskIn = (folder: string | undefined): Task | undefined =>
  folder ? readInterview(folder)?.task : undefined;

function printTasks(folder: string | undefined): void {
  const rows = TASKS.map(
    ({ name, title, minutes }) => `${name.padEnd(10)}  ${title}, ${minutes} minutes`,
  );
  const start = practiceCommand(home, folder, 'interview', 'predicates');
  printLines([...rows, '', `Start one:\n  ${start}`]);
}

/** Returns the command of a program, by default that of the last try; writes the first program. */
function commandFor(
  options: PracticeOptions,
  folder: string,
  last: Interview | undefined,
): string | undefined {
  const run = options.run ?? last?.run;
  const language = options.language ?? languageOf(run);
  return language ? startLanguage(language, folder, home.root).command : run;
}

export async function submitInterview(
  name: string | undefined,
  { dir }: PracticeOptions,
): Promise<void> {
  const tasks = name === undefined ? TASKS : [findTask(name)];
  const folders = dir === undefined ? tasks.map(folderOf) : [dir];
  const found = folders
    .flatMap((folder) => readInterview(folder) ?? [])
    .filter(({ task }) => tasks.includes(task));
  const [interview = found[0], other] = found.filter(
    ({ folder }) => !existsSync(join(folder, SCORE)),
  );
  if (!interview)
    throw new Error(
      `no interview in ${folders.join(', ')}: see\n  ${practiceCommand(home, dir, 'interview')}`,
    );
  if (other)
    throw new Error(
      `several interviews are running: name one, as in\n  ${interviewCommand(other, home, 'submit')}`,
    );
  await finish(await withServedFile(interview), 'Submitted');
}

/**
 * Sets the command that runs a task's only file; it is not saved, because it has paths of this
 * machine.
 */
const withServedFile = async (interview: Interview): Promise<Interview> =>
  interview.task.file && !interview.run
    ? { ...interview, run: await serveCommand(interview.task, home), alone: interview.task.file }
    : interview;

/** Below this, the clock also shows seconds. */
const LAST_PHASE_S = 5 * 60;

export function courseOf(interview: Interview): Course {
  const { folder, task, run, alone } = interview;
  const locationsOf = (exercise: Exercise) =>
    examplesOf(exercise, task, home.root).visible.map(({ place }) => place);
  return {
    folder,
    exercises: task.exercises,
    head: (view) => headLines(interview, view),
    locationsOf,
    begun: () => task.exercises,
    program: run ? { command: run, folder, start: 0 } : undefined,
    interview: { given: task.given, shown: locationsOf, alone, isOver: () => isOver(interview) },
  };
}

/** Returns whether the time is up, or it was submitted from another terminal. */
const isOver = (interview: Interview): boolean =>
  secondsLeft(interview) === 0 || existsSync(join(interview.folder, SCORE));

function headLines(interview: Interview, { verdicts, course }: View): string[] {
  const { task, folder } = interview;
  const seconds = secondsLeft(interview);
  const left = seconds < LAST_PHASE_S ? clockText(seconds) : `${Math.ceil(seconds / 60)} minutes`;
  const results = task.exercises.flatMap((exercise) => {
    const verdict = verdicts[exercise.name];
    return verdict ? resultsOf(verdict, course.locationsOf(exercise)) : [];
  });
  const passed = results.filter(({ status }) => status === 'passed');
  return [
    `${task.title}: ${left} left`,
    `Visible examples passed: ${passed.length} of ${results.length}. Read ${join(folder, STATEMENT)}`,
  ];
}

async function interviewOnTerminal(interview: Interview, note: string): Promise<void> {
  const first = { ...firstView(courseOf(interview)), current: interview.task.exercises[0], note };
  const { end } = await withRunner((runner) => new ScreenLoop(first, runner).run());
  const [again, submit] = [
    interviewCommand(interview, home),
    interviewCommand(interview, home, 'submit'),
  ];
  if (end === 'quit')
    printLines(['', `The clock keeps running. To continue:\n  ${again}\nTo submit:\n  ${submit}`]);
  else await finish(interview, end === 'submit' ? 'Submitted' : 'The time is over');
  process.exit(); // which also ends what is still running
}

/** Scores an interview once, and prints the score card. */
async function finish(interview: Interview, why: string): Promise<void> {
  const file = join(interview.folder, SCORE);
  const submitted = `This interview was submitted: its score is in ${file}. For a new try:`;
  if (existsSync(file))
    return void printLines([submitted, `  ${interviewCommand(interview, home)}`]);
  printLines(['', `${why}. Scoring takes a few seconds, more if the code is slow.`, '']);
  const score = await withRunner((runner) => scoreFiles(runner, interview, new Date()));
  printLines(cardOf(score).reverse().flat().map(writeFor(process.stdout)));
  printLines([keepScore(score, interview.folder)]); // last, in case it cannot be saved
}
