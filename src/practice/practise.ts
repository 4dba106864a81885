import { createInterface } from 'node:readline/promises';
import { EXERCISES, type Exercise, titleOf } from '../coach/exercises.ts';
import { standInLines } from '../coach/explain/words.ts';
import { isDone } from '../coach/verdict.ts';
import { quote } from '../kata/cards/quote.ts';
import { writeFor, writeSymbols } from '../terminal/draw-cards.ts';
import { here, home } from '../terminal/package-files.ts';
import { isTerminal, paint, printLines } from '../terminal/screen.ts';
import { answerLines, readQuestion } from './ask.ts';
import { createFolder, resetExercise } from './folder.ts';
import { placesOf, storyOf } from './read-chapter.ts';
import type { Runner } from './runner.ts';
import { PRACTICE_KEYS } from './screen/keys.ts';
import { endLines } from './screen/pages.ts';
import { type Course, doneIn, firstView } from './screen/view.ts';
import { Watch } from './screen/watch.ts';
import { findMistakes, findProgress, firstExercises, withPlace, withRunner } from './session.ts';
import { unitFile } from './unit-files.ts';
import { reportLines } from './verdict-lines.ts';
import { barLine, goodbye, ruleLines } from './words.ts';

export interface PracticeOptions {
  readonly dir: string;
  readonly once?: boolean;
}

/** `practice`: watches the learner's files on a terminal; elsewhere it reports once. */
export async function practise({ dir, once }: PracticeOptions): Promise<void> {
  const isNew = createFolder(dir, home);
  const note = isNew ? `Your files are in ${dir}.` : '';
  if (!isTerminal() || once) {
    if (isNew) process.stdout.write(`${note} Begin with ${unitFile('pair', dir)}.\n\n`);
    return withRunner(home, (runner) => practiseOnce(runner, dir));
  }
  await withRunner(home, async (runner) => {
    const watch = new Watch(firstView(courseIn(dir), note), runner);
    await watch.run();
    printLines(['', goodbye(doneIn(watch.view).length, dir)]);
  });
  process.exit(); // what is still judging ends with this process
}

/** Returns what the screen of the practice shows. */
export const courseIn = (folder: string): Course => ({
  folder,
  exercises: EXERCISES,
  begun: () => firstExercises(folder, home),
  keys: PRACTICE_KEYS,
  head: (view) => [barLine(doneIn(view))],
  placesOf: ({ name }) => placesOf(name, home.root),
  shownOf: (verdict) => withPlace(verdict, folder),
});

/** `practice --once`: prints the verdict on the next exercise. */
async function practiseOnce(runner: Runner, dir: string): Promise<void> {
  const { done, current, verdict } = await findProgress(runner, dir);
  const mistakes = await findMistakes(runner, current, verdict);
  const story = storyOf(current.name, home.root);
  const report = reportLines(verdict, mistakes, {
    write: process.stdout.isTTY ? writeSymbols : writeFor(process.stdout),
    paint,
    shownPlace: here,
    story: story && here(story),
    places: placesOf(current.name, home.root),
  });
  const head = [barLine(done), '', titleOf(current), ...ruleLines(current, verdict), ''];
  const notes = standInLines(verdict).flatMap((line) => ['', line]);
  printLines([...head, ...report, ...notes]);
  if (done.length === EXERCISES.length) printLines(['', ...endLines(dir)]);
  if (!isDone(verdict)) process.exitCode = 1;
}

/** `practice ask EXERCISE CARDS`: what the learner's code and the rules answer. */
export async function askAbout(name: string, text: string, { dir }: PracticeOptions): Promise<void> {
  const exercise = exerciseOf(name);
  const groups = readQuestion(exercise, text, dir, home);
  await withRunner(home, async (runner) => {
    printLines(answerLines(exercise, groups, await runner.ask(exercise, dir, groups)));
  });
}

function exerciseOf(name: string): Exercise {
  const exercise = EXERCISES.find((known) => known.name === name);
  if (exercise) return exercise;
  throw new Error(`${quote(name)} is not an exercise: expected ${EXERCISES.map((known) => known.name).join(', ')}`);
}

/** `practice reset EXERCISE`: puts the stub back and keeps the old file beside it. */
export async function resetAfterQuestion(name: string, { dir }: PracticeOptions): Promise<void> {
  const exercise = exerciseOf(name);
  if (process.stdin.isTTY && !(await isSure(name))) return;
  const kept = resetExercise(exercise, dir, home);
  const old = kept.length > 0 ? ` Your old work is in ${kept.join(' and ')}.` : '';
  process.stdout.write(`${name} starts again.${old}\n`);
}

async function isSure(name: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Put the stub of ${name} back? Your file is kept beside it. (y/n) `);
  asking.close();
  return /^y/i.test(answer.trim());
}
