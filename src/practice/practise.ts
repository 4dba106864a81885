import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { placesOf } from '../coach/read-package.ts';
import { type ExerciseVerdict, isDone } from '../coach/verdict.ts';
import { quote } from '../kata/cards/quote.ts';
import { home } from '../terminal/package-files.ts';
import { isTerminal, printLines } from '../terminal/screen.ts';
import { answerLines, readQuestion } from './ask.ts';
import { createFolder, resetExercise } from './folder.ts';
import { begunIn, unitFile } from './learner-files.ts';
import { Runner } from './runner.ts';
import { reportOf } from './screen/screen.ts';
import { type Course, doneIn, firstView, type View, withVerdict } from './screen/view.ts';
import { Watch } from './screen/watch.ts';
import { DEFAULT_FOLDER, practiceCommand } from './typed-command.ts';

export interface PracticeOptions {
  readonly dir?: string;
  readonly once?: boolean;
}

/** `practice`: watches the learner's files on a terminal; elsewhere it reports once. */
export async function practise({ dir = DEFAULT_FOLDER, once }: PracticeOptions): Promise<void> {
  const isNew = createFolder(dir, home);
  const [course, note] = [courseIn(dir), isNew ? `Your files are in ${dir}.` : ''];
  if (isTerminal() && !once) return watch({ ...firstView(course), note });
  if (isNew) printLines([`${note} Begin with ${unitFile('pair', dir)}.`, '']);
  const view = await printReport(course);
  if (!doneIn(view).some((exercise) => exercise === view.current)) process.exitCode = 1;
}

async function watch(first: View): Promise<void> {
  const { view } = await withRunner((runner) => new Watch(first, runner).run());
  printLines(['', `Good-bye! ${progressIn(view)} are done. To go on: ${practiceCommand(home, view.course.folder)}`]);
  process.exit(); // what is still judging ends with this process
}

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
export const courseIn = (folder: string): Course => ({
  folder,
  exercises: EXERCISES,
  begun: () => begunIn(folder, home.root),
  head: (view) => {
    const done = doneIn(view);
    return [`[${EXERCISES.map((exercise) => (done.includes(exercise) ? '#' : '-')).join('')}] ${progressIn(view)}`];
  },
  placesOf: ({ name }) => placesOf(name, home.root),
});

const progressIn = (view: View) => `${doneIn(view).length} of ${EXERCISES.length} exercises`;

/** `--once`: prints how far it is and what is wrong first. */
export async function printReport(course: Course): Promise<View> {
  const view = await withRunner((runner) => judgeAll(course, runner));
  printLines(reportOf(view));
  return view;
}

/** Judges all that was begun, for progress is never stored; the first exercise that is not done is in sight, or the last. */
export async function judgeAll(course: Course, runner: Runner): Promise<View> {
  const { begun, folder, interview } = course;
  const verdicts = await runner.judge(begun(), folder, { terms: interview });
  const verdict = (verdicts.find((found) => !isDone(found)) ?? verdicts.at(-1)) as ExerciseVerdict;
  const mistakes = interview ? [] : await runner.mistakesFor(verdict);
  return verdicts.reduce(withVerdict, { ...firstView(course), current: exerciseOf(verdict.exercise), mistakes });
}

/** `practice ask EXERCISE CARDS`: prints what the learner's code and the rules answer. */
export async function askAbout(name: string, text: string, { dir = DEFAULT_FOLDER }: PracticeOptions): Promise<void> {
  const exercise = exerciseOf(name);
  const groups = readQuestion(exercise, text);
  printLines(answerLines(exercise, groups, await withRunner((runner) => runner.ask(exercise, dir, groups))));
}

/** `practice reset EXERCISE`: puts the stub back and keeps the old file beside it. */
export function reset(name: string, { dir = DEFAULT_FOLDER }: PracticeOptions): void {
  const kept = resetExercise(exerciseOf(name), dir, home);
  printLines([`${name} starts again.${kept.length > 0 ? ` Your old work is in ${kept.join(' and ')}.` : ''}`]);
}

function exerciseOf(name: string): Exercise {
  const exercise = EXERCISES.find((known) => known.name === name);
  if (exercise) return exercise;
  throw new Error(`${quote(name)} is not an exercise: expected ${EXERCISES.map((known) => known.name).join(', ')}`);
}
