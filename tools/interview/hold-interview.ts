/** The commands `practice interview` and `practice interview submit`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../machine/package/package-files.ts';
import { writeFor } from '../machine/terminal/draw-cards.ts';
import { isTerminal, printLines } from '../machine/terminal/screen.ts';
import { displayFor, keepsRunning, type PracticeOptions } from '../practice/courses.ts';
import { languageOf, startLanguage } from '../practice/languages.ts';
import { printReport, withRunner } from '../practice/practise.ts';
import { ScreenLoop } from '../practice/screen/screen-loop.ts';
import { firstView } from '../practice/screen/view.ts';
import { practiceCommand } from '../practice/typed-command.ts';
import { askFollowUp } from './ask-follow-up.ts';
import { cardOf } from './card.ts';
import { type Interview, parseMinutes, readInterview } from './clock.ts';
import { courseOf, isOver } from './course.ts';
import { interviewCommand, interviewOf, keepLastTry, openInterview } from './folder.ts';
import { taskLines } from './list-tasks.ts';
import { CARD, earlierTries, keepScore, SCORE } from './saved-scores.ts';
import { scoreFiles } from './score.ts';
import { copyFiles, firstPartOf } from './second-part.ts';
import { findSecondPart, findTask, folderOf, TASKS, type Task } from './tasks.ts';

/** The options of the commands. */
interface InterviewOptions extends PracticeOptions {
  readonly minutes?: string;
  /** Asks for the second part of the task. */
  readonly secondPart?: boolean;
}

/**
 * `practice interview [TASK]`: starts an interview, continues the one that is running or, on a
 * terminal, repeats a submitted one. Without a task it continues the interview in `dir`, or lists
 * the tasks.
 * @throws Error if there is no such task, if the minutes are wrong, or if the folder has an
 * interview of another task
 */
export async function holdInterview(
  name: string | undefined,
  options: InterviewOptions,
): Promise<void> {
  const minutes = options.minutes === undefined ? undefined : parseMinutes(options.minutes);
  const wanted = wantedBy(name, options);
  if (!wanted) {
    printTasks(options.dir);
    return;
  }
  const { task, folder } = wanted;
  const isInteractive = keepsRunning(options);
  const last = interviewOf(task, folder);
  const isRepeated = isInteractive && name !== undefined && existsSync(join(folder, SCORE));
  const { first, lastTry } = last && !isRepeated ? {} : makeRoom(wanted, options.dir);
  const interview = openInterview(
    {
      folder,
      task,
      minutes: minutes ?? last?.minutes ?? task.minutes,
      startedAt: new Date(),
      run: commandFor(options, folder, last ?? first),
    },
    home,
  );
  const note = lastTry ? `This is a new try. Your last one is in ${lastTry}.` : '';
  await continueInterview(interview, options, note);
}

/** Shows an interview that is open, or its score card if its time is over. */
async function continueInterview(
  interview: Interview,
  options: PracticeOptions,
  note: string,
): Promise<void> {
  const isOnTerminal = isTerminal() && !options.once;
  if (isOver(interview)) await finish(interview, 'The time is up', isOnTerminal);
  else if (keepsRunning(options)) await interviewUntilEnd(interview, options, note);
  else await printReport(courseOf(interview), note);
}

/**
 * Finds a task and its folder: those that are named or, without a name, those of the interview in
 * `dir`.
 */
function wantedBy(
  name: string | undefined,
  options: InterviewOptions,
): Pick<Interview, 'task' | 'folder'> | undefined {
  const { dir } = options;
  const task = taskNamed(name, options);
  if (task) return { task, folder: folderOf(task, dir) };
  return dir === undefined ? undefined : readInterview(dir);
}

/** Finds the task that is named; undefined if none is. @throws Error if there is no such task */
function taskNamed(name: string | undefined, { secondPart }: InterviewOptions): Task | undefined {
  if (name !== undefined) return secondPart ? findSecondPart(name) : findTask(name);
  if (secondPart) throw new Error('--second-part needs a task: expected ranking --second-part');
  return undefined;
}

/** What a new interview begins with: the first part, if it is a second, and the last try, if any. */
interface Beginning {
  readonly first?: Interview | undefined;
  readonly lastTry?: string | undefined;
}

/**
 * Moves the last try away, and brings the files of the first part.
 * @param dir - the folder of the first part, if it was given
 * @throws Error if there is no first part that was submitted
 */
function makeRoom(
  { task, folder }: Pick<Interview, 'task' | 'folder'>,
  dir: string | undefined,
): Beginning {
  const first = firstPartOf(task, dir);
  const lastTry = keepLastTry(folder);
  if (first) copyFiles(first.folder, folder);
  return { first, lastTry };
}

function printTasks(folder: string | undefined): void {
  const start = practiceCommand(home, folder, 'interview', 'predicates');
  printLines([...taskLines(), '', `Start one:\n  ${start}`]);
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

/**
 * `practice interview submit [TASK]`: ends an interview and prints its score card.
 * @throws Error if there is no interview, or if several are running
 */
export async function submitInterview(
  name: string | undefined,
  options: InterviewOptions,
): Promise<void> {
  const { dir, once } = options;
  const named = taskNamed(name, options);
  const tasks = named ? [named] : TASKS;
  const folders = [...new Set(tasks.map((task) => folderOf(task, dir)))];
  const interviews = folders
    .flatMap((folder) => readInterview(folder) ?? [])
    .filter(({ task }) => tasks.includes(task));
  const [running, another] = interviews.filter(({ folder }) => !existsSync(join(folder, SCORE)));
  if (another) {
    const submit = interviewCommand(another, home, 'submit');
    throw new Error(`several interviews are running: name one, as in\n  ${submit}`);
  }
  // If all were submitted, the first one says so.
  const interview = running ?? interviews[0];
  if (!interview) {
    const list = practiceCommand(home, dir, 'interview');
    const where = dir === undefined ? '' : ` in ${dir}`;
    throw new Error(`no interview has been started${where}. To see the tasks:\n  ${list}`);
  }
  await finish(interview, 'Submitted', isTerminal() && !once);
}

async function interviewUntilEnd(
  interview: Interview,
  options: PracticeOptions,
  note: string,
): Promise<void> {
  const current = interview.task.exercises[0];
  const first = { ...firstView(courseOf(interview)), current, note };
  const { end } = await withRunner((runner) =>
    new ScreenLoop(first, runner, displayFor(options)).run(),
  );
  if (end === 'quit') {
    const again = interviewCommand(interview, home);
    const submit = interviewCommand(interview, home, 'submit');
    printLines(['', `The clock keeps running. To continue:\n  ${again}\nTo submit:\n  ${submit}`]);
  } else {
    await finish(interview, end === 'submit' ? 'Submitted' : 'The time is up', isTerminal());
  }
  // A program or a thread may still be running.
  process.exit();
}

/** Scores an interview once, and prints the score card. @param why - it ends */
async function finish(interview: Interview, why: string, isInteractive: boolean): Promise<void> {
  const { folder, task } = interview;
  const file = join(folder, SCORE);
  if (existsSync(file)) {
    printLines([
      `This interview was submitted: its score is in ${join(interview.folder, CARD)}. For a new try:`,
      `  ${interviewCommand(interview, home)}`,
    ]);
    return;
  }
  printLines(['', `${why}. Scoring takes a few seconds, more if the code is slow.`, '']);
  const score = await withRunner((runner) => scoreFiles(runner, interview, new Date()));
  const tries = earlierTries(folder);
  printLines(cardOf(score, tries).reverse().flat().map(writeFor(process.stdout)));
  // The card is printed first, in case it cannot be saved.
  printLines([keepScore(score, folder)]);
  await askFollowUp(task, tries.length, isInteractive);
}
