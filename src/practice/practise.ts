import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { quote } from '../kata/cards/quote.ts';
import { home } from '../terminal/package-files.ts';
import { isTerminal, printLines } from '../terminal/screen.ts';
import { answerLines, readQuestion } from './ask.ts';
import { createFolder, resetExercise } from './folder.ts';
import { unitFile } from './learner-files.ts';
import { placesOf } from './read-package.ts';
import { reportOf } from './screen/screen.ts';
import { type Course, doneIn, firstView, type View, withVerdict } from './screen/view.ts';
import { Watch } from './screen/watch.ts';
import { findMistakes, findProgress, firstExercises, withRunner } from './session.ts';
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
  const view = await withRunner(home, async (runner) => {
    const watch = new Watch(first, runner);
    await watch.run();
    return watch.view;
  });
  printLines(['', `Good-bye! ${progressIn(view)} are done. To go on: ${practiceCommand(home, view.course.folder)}`]);
  process.exit(); // what is still judging ends with this process
}

/** Returns what the screen of the practice shows. */
export const courseIn = (folder: string): Course => ({
  folder,
  exercises: EXERCISES,
  begun: () => firstExercises(folder, home),
  head: (view) => {
    const done = doneIn(view);
    return [`[${EXERCISES.map((exercise) => (done.includes(exercise) ? '#' : '-')).join('')}] ${progressIn(view)}`];
  },
  placesOf: ({ name }) => placesOf(name, home.root),
});

const progressIn = (view: View) => `${doneIn(view).length} of ${EXERCISES.length} exercises`;

/** `--once`: judges all that was begun, and prints how far it is and what is wrong first. */
export async function printReport(course: Course): Promise<View> {
  const { begun, folder, interview } = course;
  return withRunner(home, async (runner) => {
    const { current, verdict, verdicts } = await findProgress(runner, folder, begun(), interview);
    const mistakes = interview ? [] : await findMistakes(runner, current, verdict);
    const view = verdicts.reduce(withVerdict, { ...firstView(course), current, mistakes });
    printLines(reportOf(view));
    return view;
  });
}

/** `practice ask EXERCISE CARDS`: what the learner's code and the rules answer. */
export async function askAbout(name: string, text: string, { dir = DEFAULT_FOLDER }: PracticeOptions): Promise<void> {
  const exercise = exerciseOf(name);
  const groups = readQuestion(exercise, text);
  const both = await withRunner(home, (runner) => runner.ask(exercise, dir, groups));
  printLines(answerLines(exercise, groups, both));
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
