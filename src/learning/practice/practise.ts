/**
 * The commands `practice`, `practice ask` and `practice reset`. On a terminal `screen-loop.ts` goes
 * on; it tells the way of a saved file.
 */
import { parse } from 'node:path';
import { quote } from '../../kata/cards/quote.ts';
import { home } from '../../machine/package/package-files.ts';
import { BAD_DATA } from '../../machine/terminal/exit-status.ts';
import { isTerminal, printLines } from '../../machine/terminal/screen.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { type ExerciseVerdict, isDone } from '../coach/verdict.ts';
import { answerLines, readQuestion } from './ask.ts';
import {
  courseIn,
  exercisesFor,
  isComplete,
  isForProgram,
  type PracticeOptions,
  progressIn,
  startCourse,
} from './courses.ts';
import { resetExercise } from './folder.ts';
import { Runner } from './runner.ts';
import { reportOf } from './screen/screen.ts';
import { ScreenLoop } from './screen/screen-loop.ts';
import { type Course, doneIn, firstView, type View, withVerdict } from './screen/view.ts';
import { DEFAULT_FOLDER, practiceCommand } from './typed-command.ts';

/** `practice`: watches the learner's files on a terminal; prints one report elsewhere. */
export async function practise(options: PracticeOptions): Promise<void> {
  const { course, note } = startCourse(options);
  if (isTerminal() && !options.once) {
    await practiseOnTerminal({ ...firstView(course), note });
    return;
  }
  const view = await printReport(course, note);
  if (doneIn(view).length < course.exercises.length) process.exitCode = BAD_DATA;
}

async function practiseOnTerminal(first: View): Promise<void> {
  const { view } = await withRunner((runner) => new ScreenLoop(first, runner).run());
  const progress = isComplete(view) ? `${progressIn(view)} done. ` : '';
  printLines(['', `Goodbye! ${progress}To continue:\n  ${commandToContinue(view.course)}`]);
  // A program or a thread may still be running.
  process.exit();
}

function commandToContinue({ folder, program }: Course): string {
  if (!program) return practiceCommand(home, folder);
  const dir = folder === '.' ? undefined : folder;
  return practiceCommand(home, dir, '--run', program.command);
}

/** Runs a function with a runner, and closes that at the end. */
export async function withRunner<Result>(
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const runner = new Runner(home);
  return use(runner).finally(() => runner.close());
}

/** Judges a course and prints one report; returns the last view. */
export async function printReport(course: Course, note: string): Promise<View> {
  if (note) printLines([note, '']);
  const view = await withRunner((runner) => judgeAll(course, runner));
  printLines(reportOf(view));
  return view;
}

/** Judges every exercise that was started, and shows the first that fails, or the last. */
export async function judgeAll(course: Course, runner: Runner): Promise<View> {
  const { folder, interview, program } = course;
  const verdicts = await runner.judge(course.begun(), folder, { ...interview, program });
  const failing = verdicts.find((verdict) => !isDone(verdict));
  const shown = (failing ?? verdicts.at(-1)) as ExerciseVerdict;
  const mistakes = interview ? [] : await runner.mistakesFor(shown);
  const first: View = { ...firstView(course), current: exerciseOf(shown.exercise), mistakes };
  return verdicts.reduce(withVerdict, first);
}

/**
 * `practice ask`: prints what the code and the rules answer for some cards.
 * @throws Error if there is no such exercise, or if the cards are wrong
 */
export async function askAbout(
  text: string,
  cards: string,
  options: PracticeOptions,
): Promise<void> {
  const exercise = exerciseOf(text, exercisesFor(options));
  const question = readQuestion(exercise, cards);
  const course = isForProgram(options) ? startCourse(options).course : courseIn(options.dir);
  const { folder, program } = course;
  const answers = await withRunner((runner) => runner.ask(exercise, folder, question, program));
  printLines(answerLines(exercise, question, answers));
}

/**
 * `practice reset`: puts the stubs of an exercise back.
 * @throws Error if there is no such exercise, or if the options are for a program
 */
export function reset(text: string, options: PracticeOptions): void {
  const { dir = DEFAULT_FOLDER, run, language } = options;
  const exercise = exerciseOf(text);
  if (run || language) {
    throw new Error('reset is for exercises in TypeScript: rename your program to start again');
  }
  const oldFiles = resetExercise(exercise, dir, home);
  const line =
    oldFiles.length > 0
      ? `${exercise.name} starts again. Your old work is in ${oldFiles.join(' and ')}.`
      : `${exercise.name} has all its files again.`;
  printLines([line]);
}

/** Finds an exercise by its name, its number or one of its files. */
function exerciseOf(text: string, exercises = EXERCISES): Exercise {
  const { name } = parse(text);
  const exercise = exercises.find((candidate, index) =>
    [candidate.name, `${index + 1}`, ...candidate.units].includes(name),
  );
  if (exercise) return exercise;
  const names = new Set(exercises.flatMap((candidate) => [candidate.name, ...candidate.units]));
  throw new Error(
    `${quote(text)} is not an exercise: ${expectedInstead(name, [...names], exercises)}`,
  );
}

function expectedInstead(
  name: string,
  names: readonly string[],
  { length }: readonly Exercise[],
): string {
  const likely = nearest(name, names);
  if (likely) return `did you mean ${likely}?`;
  return `expected 1 to ${length} or ${listed(names)}`;
}
