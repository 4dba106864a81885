import { existsSync } from 'node:fs';
import { parse } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { placesOf } from '../coach/read-package.ts';
import { FAST } from '../coach/units.ts';
import { type ExerciseVerdict, isDone } from '../coach/verdict.ts';
import { quote } from '../kata/cards/quote.ts';
import { nearest } from '../load/nearest.ts';
import { home } from '../terminal/package-files.ts';
import { isTerminal, printLines } from '../terminal/screen.ts';
import { answerLines, readQuestion } from './ask.ts';
import { createFolder, resetExercise } from './folder.ts';
import { type Language, startLanguage } from './languages.ts';
import { begunIn, unitFile } from './learner-files.ts';
import { Runner } from './runner.ts';
import { reportOf } from './screen/screen.ts';
import { type Course, doneIn, firstView, type View, withVerdict } from './screen/view.ts';
import { Watch } from './screen/watch.ts';
import { DEFAULT_FOLDER, practiceCommand } from './typed-command.ts';

export interface PracticeOptions {
  readonly dir?: string;
  readonly once?: boolean;
  /** The command of a program in any language. */
  readonly run?: string;
  readonly language?: Language;
}

/** `practice`: watches the learner's files on a terminal; elsewhere it reports once. */
export async function practise(options: PracticeOptions): Promise<void> {
  const { dir = DEFAULT_FOLDER, once } = options;
  if (options.run !== undefined || options.language !== undefined) return practiseProgram(options);
  const isNew = createFolder(dir, home);
  const [course, note] = [courseIn(dir), isNew ? `Your files are in ${dir}.` : ''];
  if (isTerminal() && !once) return watch({ ...firstView(course), note });
  const view = await printReport(course, isNew ? `${note} Begin with ${unitFile('pair', dir)}.` : '');
  if (!doneIn(view).some((exercise) => exercise === view.current)) process.exitCode = 1;
}

/** `--run` and `--language`: the same with a program, in the folder where you are unless another one is given. */
async function practiseProgram({ dir = '.', once, run, language }: PracticeOptions): Promise<void> {
  if (language === undefined && !existsSync(dir)) throw new Error(`--dir ${quote(dir)}: there is no such folder`);
  const start = language === undefined ? undefined : startLanguage(language, dir, home.root);
  const command = run ?? start?.command ?? '';
  const exercises = EXERCISES.filter(({ name }) => name !== FAST); // which is about evaluators in TypeScript
  const program = { command, folder: dir, start: 0 };
  const course: Course = { ...courseIn(dir, exercises), begun: () => exercises, program };
  const note = start?.isNew ? `Your file is ${start.path}. It is run by: ${command}` : '';
  if (isTerminal() && !once) return watch({ ...firstView(course), note });
  const view = await printReport(course, note);
  if (doneIn(view).length < exercises.length) process.exitCode = 1;
}

async function watch(first: View): Promise<void> {
  const { view } = await withRunner((runner) => new Watch(first, runner).run());
  printLines(['', `Good-bye! ${progressIn(view)} are done. To go on: ${commandOf(view.course)}`]);
  process.exit(); // what is still judging ends with this process
}

/** Returns the command that comes back to a course. */
const commandOf = ({ folder, program }: Course): string =>
  program
    ? practiceCommand(home, folder === '.' ? undefined : folder, '--run', program.command)
    : practiceCommand(home, folder);

/** Starts a runner, and closes it after its use. */
export async function withRunner<Result>(use: (runner: Runner) => Promise<Result>): Promise<Result> {
  const runner = new Runner(home);
  try {
    return await use(runner);
  } finally {
    await runner.close();
  }
}

/** Returns the course of all exercises. */
export const courseIn = (folder: string, exercises = EXERCISES): Course => ({
  folder,
  exercises,
  begun: () => begunIn(folder, home.root),
  head: (view) => {
    const done = doneIn(view);
    return [`[${exercises.map((exercise) => (done.includes(exercise) ? '#' : '-')).join('')}] ${progressIn(view)}`];
  },
  placesOf: ({ name }) => placesOf(name, home.root),
});

const progressIn = (view: View) => `${doneIn(view).length} of ${view.course.exercises.length} exercises`;

/** `--once`: prints a note, how far it is and what is wrong first. */
export async function printReport(course: Course, note: string): Promise<View> {
  if (note) printLines([note, '']);
  const view = await withRunner((runner) => judgeAll(course, runner));
  printLines(reportOf(view));
  return view;
}

/** Judges all that was begun, for progress is never stored; the first exercise that is not done is in sight, or the last. */
export async function judgeAll(course: Course, runner: Runner): Promise<View> {
  const { folder, interview, program } = course;
  const verdicts = await runner.judge(course.begun(), folder, { terms: interview, program });
  const open = verdicts.filter((found) => !isDone(found));
  const begun = open.find(({ trouble }) => !trouble?.isNotBegun);
  const verdict = (begun ?? open[0] ?? verdicts.at(-1)) as ExerciseVerdict;
  const mistakes = interview ? [] : await runner.mistakesFor(verdict);
  return verdicts.reduce(withVerdict, { ...firstView(course), current: exerciseOf(verdict.exercise), mistakes });
}

/** `practice ask EXERCISE CARDS`: prints what the learner's code and the rules answer. */
export async function askAbout(name: string, text: string, { dir, run }: PracticeOptions): Promise<void> {
  const exercise = exerciseOf(name);
  const folder = dir ?? (run === undefined ? DEFAULT_FOLDER : '.');
  const program = run === undefined ? undefined : { command: run, folder, start: 0 };
  const groups = readQuestion(exercise, text);
  printLines(
    answerLines(exercise, groups, await withRunner((runner) => runner.ask(exercise, folder, groups, program))),
  );
}

/** `practice reset EXERCISE`: puts the stub back and keeps the old file beside it. */
export function reset(text: string, { dir = DEFAULT_FOLDER }: PracticeOptions): void {
  const exercise = exerciseOf(text);
  const kept = resetExercise(exercise, dir, home);
  printLines([`${exercise.name} starts again.${kept.length > 0 ? ` Your old work is in ${kept.join(' and ')}.` : ''}`]);
}

/** Finds an exercise by its name or number, or by one of its files. */
function exerciseOf(text: string): Exercise {
  const { name } = parse(text);
  const found = EXERCISES.find((known, index) => [known.name, `${index + 1}`, ...known.units].includes(name));
  if (found) return found;
  const likely = nearest(name, [...EXERCISES.map((known) => known.name), ...EXERCISES.flatMap(({ units }) => units)]);
  const names = EXERCISES.map((known) => known.name).join(', ');
  const expected = likely ? `did you mean ${likely}?` : `expected a number up to ${EXERCISES.length}, or ${names}`;
  throw new Error(`${quote(text)} is not an exercise: ${expected}`);
}
