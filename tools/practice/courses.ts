/** What can be practised in a folder: all exercises in files, or most of them in a program. */
import { existsSync } from 'node:fs';
import { quote } from '../../src/cards/quote.ts';
import type { Exercise } from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import { CARDS, FAST } from '../coach/units.ts';
import { home } from '../machine/package/package-files.ts';
import { newStartTime } from '../machine/program/start-time.ts';
import { isTerminal } from '../machine/terminal/screen.ts';
import { createFolder } from './folder.ts';
import { folderOfLanguage, type Language, startLanguage } from './languages.ts';
import { begunIn, unitFile } from './learner-files.ts';
import { type Display, ScreenDisplay } from './screen/display.ts';
import { PlainDisplay } from './screen/plain-display.ts';
import { type Course, exercisesDone, failingIn, type View } from './screen/view.ts';
import { DEFAULT_FOLDER, practiceCommand } from './typed-command.ts';

/** The options of `practice` and of the commands below it. */
export interface PracticeOptions {
  /** The folder, as it was typed. */
  readonly dir?: string;
  readonly once?: boolean;
  /** Tells everything in sentences. */
  readonly plain?: boolean;
  /** Starts a program. */
  readonly run?: string;
  readonly language?: Language;
}

/** A course, and a note if files were created for it. */
export interface StartedCourse {
  readonly course: Course;
  readonly note: string;
}

/** Returns whether the options ask for a program instead of files. */
export function isForProgram({ run, language }: PracticeOptions): boolean {
  return run !== undefined || language !== undefined;
}

/** Returns whether the practice goes on after the first report: on a terminal, or in sentences. */
export function keepsRunning({ once, plain }: PracticeOptions): boolean {
  return !once && (plain === true || isTerminal());
}

/** Returns where the practice is shown: on the screen, or in sentences. */
export function displayFor({ plain }: PracticeOptions): Display {
  return plain ? new PlainDisplay() : new ScreenDisplay();
}

/** What no question to a program asks for. */
const ONLY_IN_FILES: readonly string[] = [CARDS, FAST];

/** Lists the exercises that the options ask for. */
export function exercisesFor(options: PracticeOptions): readonly Exercise[] {
  if (!isForProgram(options)) return EXERCISES;
  return EXERCISES.filter(({ name }) => !ONLY_IN_FILES.includes(name));
}

/**
 * Creates what is missing in the folder of the options, and returns its course.
 * @param first - the exercise that comes in sight first, if that is known
 * @throws Error if that cannot be written, or if there is no folder with a program
 */
export function startCourse(options: PracticeOptions, first?: Exercise): StartedCourse {
  return isForProgram(options) ? startProgramCourse(options) : startFileCourse(options, first);
}

function startFileCourse(
  { dir = DEFAULT_FOLDER }: PracticeOptions,
  { unit } = EXERCISES[0] as Exercise,
): StartedCourse {
  const isNew = createFolder(dir, home);
  const note = isNew ? `Your files are in ${dir}. Start with ${unitFile(unit, dir)}.` : '';
  return { course: courseIn(dir), note };
}

/**
 * Starts a course of a program. By default, one that the practice writes is below `practice`, and
 * one that the learner starts is in the working directory.
 */
function startProgramCourse(options: PracticeOptions): StartedCourse {
  const { run, language } = options;
  const dir = options.dir ?? (language ? folderOfLanguage(language) : '.');
  const start = language && startLanguage(language, dir, home.root);
  if (!existsSync(dir)) throw new Error(`there is no folder ${quote(dir)}`);
  const command = run ?? start?.command ?? '';
  const exercises = exercisesFor(options);
  const course: Course = {
    ...courseIn(dir, exercises),
    begun: () => exercises,
    program: { command, folder: dir, start: 0, startTime: newStartTime() },
  };
  const note = start ? `Your file is ${start.path}. To run it: ${command}` : '';
  return { course, note };
}

/** Returns the course of a folder with files, without creating any. */
export function courseIn(folder = DEFAULT_FOLDER, exercises = EXERCISES): Course {
  return {
    folder,
    exercises,
    begun: () => begunIn(folder, home.root),
    head: progressLines,
  };
}

/** Draws a bar with a sign for each exercise, and counts; when all are done, it says what comes next. */
function progressLines(view: View): string[] {
  const done = exercisesDone(view);
  const failing = failingIn(view);
  const signs = view.course.exercises.map((exercise) => {
    if (done.includes(exercise)) return '#';
    return failing.includes(exercise) ? 'x' : '-';
  });
  const fail = failing.length === 1 ? 'fails' : 'fail';
  const failures = failing.length > 0 ? `, ${failing.length} ${fail}` : '';
  const soFar = isComplete(view) ? '' : ' so far';
  const line = `[${signs.join('')}] ${progressIn(view)} done${failures}${soFar}`;
  if (done.length < EXERCISES.length) return [line];
  const interview = practiceCommand(home, undefined, 'interview');
  const again = practiceCommand(home, view.course.folder, 'again');
  return [`${line}. Now an interview:\n  ${interview}\nOr a second try, with a clock:\n  ${again}`];
}

/** Says how many exercises of a course are done: `3 of 20 exercises`. */
export function progressIn(view: View): string {
  return `${exercisesDone(view).length} of ${view.course.exercises.length} exercises`;
}

/** Returns whether every exercise that was started has a verdict. */
export function isComplete({ course, verdicts }: View): boolean {
  return course.begun().every(({ name }) => verdicts[name]);
}
