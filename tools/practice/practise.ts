/**
 * The commands `practice`, `practice examples`, `practice again`, `practice ask` and `practice reset`.
 * On a terminal `screen-loop.ts` goes on; it describes what happens to a saved file.
 */
import { parse } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { type Exercise, hasExamples } from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import { areAllCaught } from '../coach/own-verdict.ts';
import { type ExerciseVerdict, isDone } from '../coach/verdict.ts';
import { home } from '../machine/package/package-files.ts';
import { BAD_DATA } from '../machine/terminal/exit-status.ts';
import { printLines } from '../machine/terminal/screen.ts';
import { listed, nearest } from '../machine/words/nearest.ts';
import { answerLines, readQuestion } from './ask.ts';
import {
  courseIn,
  displayFor,
  exercisesFor,
  isComplete,
  isForProgram,
  keepsRunning,
  type PracticeOptions,
  progressIn,
  startCourse,
} from './courses.ts';
import { resetExercise } from './folder.ts';
import { unitFile } from './learner-files.ts';
import { startNewTry } from './new-try.ts';
import { createFeature, featureFile } from './own-features.ts';
import { Runner } from './runner.ts';
import { reportOf } from './screen/screen.ts';
import { ScreenLoop } from './screen/screen-loop.ts';
import {
  type Course,
  exercisesDone,
  firstView,
  type View,
  withExamples,
  withVerdict,
} from './screen/view.ts';
import { readTimes } from './times.ts';
import { DEFAULT_FOLDER, practiceCommand } from './typed-command.ts';

/**
 * `practice [EXERCISE]`: watches the learner's files on a terminal; prints one report elsewhere.
 * @param text - the exercise to show, if one was named
 * @param commands - the names of the commands that may have been meant instead
 * @throws Error if there is no such exercise
 */
export async function practise(
  text: string | undefined,
  options: PracticeOptions,
  commands: readonly string[],
): Promise<void> {
  const exercises = exercisesFor(options);
  const current = text === undefined ? undefined : exerciseOf(text, exercises, commands);
  const { course, note } = startCourse(options, current);
  await practiseCourse({ ...firstView(course), current, note }, options);
}

/** Shows a course on a terminal; prints one report elsewhere. */
async function practiseCourse(first: View, options: PracticeOptions): Promise<void> {
  const { course, current, note } = first;
  if (keepsRunning(options)) {
    const times = course.program ? undefined : readTimes(course.folder);
    await goOnPractising({ ...first, times }, options);
    return;
  }
  const view = await printReport(course, note, current);
  if (exercisesDone(view).length < course.exercises.length) process.exitCode = BAD_DATA;
}

/**
 * `practice examples`: judges the learner's own examples of an exercise by wrong programs, on a
 * terminal on every save.
 * @throws Error if there is no such exercise, if it has no examples, or if the options are for a
 * program
 */
export async function practiseExamples(text: string, options: PracticeOptions): Promise<void> {
  const current = exerciseOf(text);
  if (!hasExamples(current)) {
    throw new Error(
      `${quote(text)} has no examples to write: its function is tested against the rules and timed`,
    );
  }
  requireFiles('examples', options);
  const { course } = startCourse(options, current);
  const { folder } = course;
  const isNew = createFeature(current, folder, home);
  const note = isNew
    ? `Your file is ${featureFile(current, folder)}. Write examples, and save.`
    : '';
  const first: View = { ...firstView(course), current, side: 'examples', note };
  if (keepsRunning(options)) {
    await goOnPractising(first, options);
    return;
  }
  const judged = await withRunner((runner) => runner.examples.judge(current, folder));
  const view = withExamples(first, current, judged?.verdict);
  printLines([...(note ? [note, ''] : []), ...reportOf(view)]);
  if (!judged || 'message' in judged.verdict || !areAllCaught(judged.verdict)) {
    process.exitCode = BAD_DATA;
  }
}

async function goOnPractising(first: View, options: PracticeOptions): Promise<void> {
  const { view } = await withRunner((runner) =>
    new ScreenLoop(first, runner, displayFor(options)).run(),
  );
  const progress = isComplete(view) ? `${progressIn(view)} done. ` : '';
  printLines([
    '',
    `Goodbye! ${progress}To continue:\n  ${commandToContinue(view.course, options)}`,
  ]);
  // A program or a thread may still be running.
  process.exit();
}

function commandToContinue({ folder, program }: Course, { plain }: PracticeOptions): string {
  const words = plain ? ['--plain'] : [];
  if (!program) return practiceCommand(home, folder, ...words);
  const dir = folder === '.' ? undefined : folder;
  return practiceCommand(home, dir, '--run', program.command, ...words);
}

/**
 * `practice again`: puts all stubs back for a new try, with a clock, and starts the practice.
 * @throws Error if the files of the last try cannot be kept, or if the options are for a program
 */
export async function practiseAgain(options: PracticeOptions): Promise<void> {
  requireFiles('again', options);
  const { dir = DEFAULT_FOLDER } = options;
  const lastTry = startNewTry(dir, home);
  const note = lastTry
    ? `This is a new try. Your last one is in ${lastTry}.`
    : `Your files are in ${dir}.`;
  await practiseCourse({ ...firstView(courseIn(dir)), note }, options);
}

function requireFiles(command: string, { run, language }: PracticeOptions): void {
  if (!run && !language) return;
  throw new Error(
    `${command} is for exercises in TypeScript or JavaScript: leave out --run and --language`,
  );
}

/** Runs a function with a runner, and closes that at the end. */
export async function withRunner<Result>(
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const runner = new Runner(home);
  return use(runner).finally(() => runner.close());
}

/** Judges a course and prints one report; returns the last view. @param current - to show */
export async function printReport(course: Course, note: string, current?: Exercise): Promise<View> {
  if (note) printLines([note, '']);
  const view = await withRunner((runner) => judgeAll(course, runner, current));
  printLines(reportOf(view));
  return view;
}

/**
 * Judges every exercise that was started, and shows the one that was asked for or, if none was, the
 * first that fails, or the last.
 */
export async function judgeAll(course: Course, runner: Runner, current?: Exercise): Promise<View> {
  const { folder, interview, program } = course;
  const exercises = new Set([...course.begun(), ...(current ? [current] : [])]);
  const verdicts = await runner.judge([...exercises], folder, { ...interview, program });
  const wanted = verdicts.find(({ exercise }) => exercise === current?.name);
  const failing = verdicts.find((verdict) => !isDone(verdict));
  const shown = (wanted ?? failing ?? verdicts.at(-1)) as ExerciseVerdict;
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
  const answers = await withRunner((runner) => runner.ask(exercise, folder, question, { program }));
  printLines(answerLines(exercise, question, answers));
}

/**
 * `practice reset`: puts the stubs of an exercise back.
 * @throws Error if there is no such exercise, or if the options are for a program
 */
export function reset(text: string, options: PracticeOptions): void {
  const { dir = DEFAULT_FOLDER } = options;
  const exercise = exerciseOf(text);
  requireFiles('reset', options);
  const oldFile = resetExercise(exercise, dir, home);
  const { unit } = exercise;
  const numbers = EXERCISES.flatMap((one, index) => (one.unit === unit ? [`${index + 1}`] : []));
  const ofFile =
    numbers.length > 1 ? ` It is the file of exercises ${listed(numbers, 'and')}.` : '';
  const oldWork = oldFile ? ` Your old work is in ${oldFile}.` : '';
  printLines([`${unitFile(unit, dir)} starts again.${ofFile}${oldWork}`]);
}

/**
 * Finds an exercise by its name, its number or its file.
 * @param commands - what may have been meant instead
 */
function exerciseOf(
  text: string,
  exercises = EXERCISES,
  commands: readonly string[] = [],
): Exercise {
  const { name } = parse(text);
  const exercise = exercises.find((candidate, index) =>
    [candidate.name, `${index + 1}`, candidate.unit].includes(name),
  );
  if (exercise) return exercise;
  if (EXERCISES.some((candidate) => candidate.name === name)) {
    throw new Error(
      `${quote(text)} can be done only in TypeScript or JavaScript, not with --run or --language`,
    );
  }
  const names = [...new Set(exercises.flatMap((candidate) => [candidate.name, candidate.unit]))];
  const likely = nearest(name, [...names, ...commands]);
  const expected = `expected 1 to ${exercises.length} or ${listed(exercises.map(({ name: one }) => one))}`;
  const advice = likely ? `did you mean ${likely}?` : expected;
  throw new Error(`${quote(text)} is not an exercise: ${advice}`);
}
