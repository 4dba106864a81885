import { existsSync } from 'node:fs';
import { parse } from 'node:path';
import { quote } from '../../kata/cards/quote.ts';
import { home } from '../../machine/package/package-files.ts';
import { BAD_DATA } from '../../machine/terminal/exit-status.ts';
import { isTerminal, printLines } from '../../machine/terminal/screen.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { placesOf } from '../coach/read-package.ts';
import { FAST } from '../coach/units.ts';
import { type ExerciseVerdict, isDone } from '../coach/verdict.ts';
import { answerLines, readQuestion } from './ask.ts';
import { createFolder, resetExercise } from './folder.ts';
import { type Language, startLanguage } from './languages.ts';
import { begunIn, unitFile } from './learner-files.ts';
import { Runner } from './runner.ts';
import { reportOf } from './screen/screen.ts';
import { ScreenLoop } from './screen/screen-loop.ts';
import { type Course, doneIn, firstView, type View, withVerdict } from './screen/view.ts';
import { DEFAULT_FOLDER, practiceCommand } from './typed-command.ts';

export interface PracticeOptions {
  readonly dir?: string;
  readonly once?: boolean;
  readonly run?: string;
  readonly language?: Language;
}

/** `practice`: watches the learner's files on a terminal; prints one report elsewhere. */
export async function practise(options: PracticeOptions): Promise<void> {
  const { run, language, once } = options;
  const [course, note] = (run ?? language) === undefined ? filesIn(options) : programIn(options);
  if (isTerminal() && !once) return practiseOnTerminal({ ...firstView(course), note });
  if (doneIn(await printReport(course, note)).length < course.exercises.length)
    process.exitCode = BAD_DATA;
}

function filesIn({ dir = DEFAULT_FOLDER }: PracticeOptions): [Course, string] {
  const isNew = createFolder(dir, home);
  return [
    courseIn(dir),
    isNew ? `Your files are in ${dir}. Start with ${unitFile('pair', dir)}.` : '',
  ];
}

/** `--run` and `--language`: judges a program, by default in the working directory. */
function programIn({ dir = '.', run, language }: PracticeOptions): [Course, string] {
  const start = language && startLanguage(language, dir, home.root);
  if (!existsSync(dir)) throw new Error(`there is no folder ${quote(dir)}`);
  const command = run ?? start?.command ?? '';
  // The evaluator must be in TypeScript.
  const exercises = EXERCISES.filter(({ name }) => name !== FAST);
  const note = start?.isNew ? `Your file is ${start.path}. To run it: ${command}` : '';
  return [
    {
      ...courseIn(dir, exercises),
      begun: () => exercises,
      program: { command, folder: dir, start: 0 },
    },
    note,
  ];
}

async function practiseOnTerminal(first: View): Promise<void> {
  const { view } = await withRunner((runner) => new ScreenLoop(first, runner).run());
  const { folder, program } = view.course;
  const words = program ? ['--run', program.command] : [];
  const again = practiceCommand(home, program && folder === '.' ? undefined : folder, ...words);
  printLines([
    '',
    `Goodbye! ${isKnown(view) ? `${progressIn(view)} done. ` : ''}To continue:\n  ${again}`,
  ]);
  process.exit(); // which also ends what is still running
}

export async function withRunner<Result>(
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const runner = new Runner(home);
  return use(runner).finally(() => runner.close());
}

export const courseIn = (folder = DEFAULT_FOLDER, exercises = EXERCISES): Course => ({
  folder,
  exercises,
  begun: () => begunIn(folder, home.root),
  head: (view) => {
    const done = doneIn(view);
    const next =
      done.length === EXERCISES.length
        ? `. Now an interview:\n  ${practiceCommand(home, undefined, 'interview')}`
        : '';
    const bar = exercises.map((exercise) => (done.includes(exercise) ? '#' : '-')).join('');
    return [`[${bar}] ${progressIn(view)}${isKnown(view) ? '' : ' so far'}${next}`];
  },
  locationsOf: ({ name }) => placesOf(name, home.root),
});

const progressIn = (view: View) =>
  `${doneIn(view).length} of ${view.course.exercises.length} exercises`;

/** Returns whether every exercise that was started has a verdict. */
const isKnown = ({ course, verdicts }: View) => course.begun().every(({ name }) => verdicts[name]);

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
  const verdict = (verdicts.find((found) => !isDone(found)) ?? verdicts.at(-1)) as ExerciseVerdict;
  const mistakes = interview ? [] : await runner.mistakesFor(verdict);
  return verdicts.reduce(withVerdict, {
    ...firstView(course),
    current: exerciseOf(verdict.exercise),
    mistakes,
  });
}

export async function askAbout(
  text: string,
  cards: string,
  options: PracticeOptions,
): Promise<void> {
  const exercise = exerciseOf(text);
  const groups = readQuestion(exercise, cards);
  const { folder, program } =
    (options.run ?? options.language) === undefined ? courseIn(options.dir) : programIn(options)[0];
  const answers = await withRunner((runner) => runner.ask(exercise, folder, groups, program));
  printLines(answerLines(exercise, groups, answers));
}

export function reset(
  text: string,
  { dir = DEFAULT_FOLDER, run, language }: PracticeOptions,
): void {
  const exercise = exerciseOf(text);
  if (run ?? language)
    throw new Error('reset is for exercises in TypeScript: rename your program to start again');
  const kept = resetExercise(exercise, dir, home);
  printLines([
    `${exercise.name} starts again.${kept.length > 0 ? ` Your old work is in ${kept.join(' and ')}.` : ''}`,
  ]);
}

/** Finds an exercise by its name, its number or one of its files. */
function exerciseOf(text: string): Exercise {
  const { name } = parse(text);
  const found = EXERCISES.find((known, index) =>
    [known.name, `${index + 1}`, ...known.units].includes(name),
  );
  if (found) return found;
  const names = [...new Set(EXERCISES.flatMap((known) => [known.name, ...known.units]))];
  const likely = nearest(name, names);
  const expected = likely
    ? `did you mean ${likely}?`
    : `expected 1 to ${EXERCISES.length} or ${listed(names)}`;
  throw new Error(`${quote(text)} is not an exercise: ${expected}`);
}
