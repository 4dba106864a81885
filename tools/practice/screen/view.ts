/** What the practice knows and shows, as plain data. Keys and verdicts make new views. */
import { parse } from 'node:path';
import { type Exercise, hasExamples, spokenName } from '../../coach/exercise.ts';
import { inWords } from '../../coach/explain/words.ts';
import type { ProgramRun } from '../../coach/jobs.ts';
import type { FeatureTrouble, OwnExamplesVerdict } from '../../coach/own-verdict.ts';
import {
  type ExerciseVerdict,
  isDone,
  isWrongAnswer,
  type KnownMistake,
  type Trouble,
} from '../../coach/verdict.ts';
import { home } from '../../machine/package/package-files.ts';
import { isWritten } from '../learner-files.ts';
import { exerciseOfFeature } from '../own-features.ts';
import type { InterviewTerms } from '../runner.ts';
import { type Times, withDone, withSecond } from '../times.ts';

/** What is practised where: all exercises in a folder, or those of an interview. */
export interface Course {
  readonly folder: string;
  /** Answers instead of the files in the folder. */
  readonly program?: ProgramRun;
  readonly exercises: readonly Exercise[];
  /** Returns the lines that show the progress. */
  readonly head: (view: View) => readonly string[];
  /** Lists the exercises to judge besides the one in sight. */
  readonly begun: () => readonly Exercise[];
  readonly interview?: InterviewTerms & InterviewEvents;
}

/** What an interview does while its screen is shown. */
interface InterviewEvents {
  readonly isOver: () => boolean;
}

/** What is shown of the exercise in sight, besides its verdict. */
interface ExerciseState {
  /** Whether the learner's code is shown, or their own examples. */
  readonly side: 'code' | 'examples';
  /** The index of the failure in sight or, among examples, of the wrong program in sight. */
  readonly failure: number;
  readonly mistakes: readonly KnownMistake[];
  /** Whether mistakes are explained. */
  readonly explains: boolean;
  /** Hides the verdict. */
  readonly page: 'list' | 'solution' | 'helpers' | 'cards' | undefined;
  /** A number on the list, or cards. */
  readonly typed: string;
  /** What the code and the rules answered about typed cards. */
  readonly answer: readonly string[];
  /** The name of the key that waits for a yes. */
  readonly waitingKey: string | undefined;
  /** A line above the keys, until the next key. */
  readonly note: string;
  /** Shown like a note while something slow is running. */
  readonly doing: string;
  /** Whether the verdict in sight is on other code than that which is running. */
  readonly isOld: boolean;
}

/** The state of an exercise that has just come in sight. */
export const FRESH: ExerciseState = {
  side: 'code',
  failure: 0,
  mistakes: [],
  explains: false,
  page: undefined,
  typed: '',
  answer: [],
  waitingKey: undefined,
  note: '',
  doing: '',
  isOld: false,
};

/** Everything that the screen shows. */
export interface View extends ExerciseState {
  readonly course: Course;
  /** By exercise name. */
  readonly verdicts: Readonly<Record<string, ExerciseVerdict>>;
  /** What became of the learner's own examples, by exercise name. */
  readonly own: Readonly<Record<string, OwnExamplesVerdict | FeatureTrouble | undefined>>;
  /** The exercise in sight; undefined until the first verdict. */
  readonly current: Exercise | undefined;
  /** The names of the exercises that were done at some time since the start. */
  readonly onceDone: readonly string[];
  /** How long the exercises take; undefined if that is not counted. */
  readonly times?: Times | undefined;
  /** The hints that were asked for, of all exercises. */
  readonly hints: readonly string[];
}

/** Returns the view of a course before anything was judged. */
export function firstView(course: Course): View {
  return { ...FRESH, course, verdicts: {}, own: {}, onceDone: [], current: undefined, hints: [] };
}

/** Returns the number and the name of an exercise: `4. two pairs`. */
export function titleIn({ exercises, interview }: Course, exercise: Exercise): string {
  const number = exercises.indexOf(exercise) + 1;
  return `${number}. ${interview?.onlyFile ?? spokenName(exercise)}`;
}

/** Returns whether a learner can write examples of an exercise in a course. */
export function takesExamples({ program, interview }: Course, exercise: Exercise): boolean {
  return !program && !interview && hasExamples(exercise);
}

/** Lists the exercises that are done, as far as they were judged. */
export function exercisesDone({ course, verdicts }: View): readonly Exercise[] {
  return course.exercises.filter(({ name }) => {
    const verdict = verdicts[name];
    return verdict && isDone(verdict);
  });
}

/** Lists the exercises that were tried and are not done. */
export function failingIn(view: View): readonly Exercise[] {
  const { course, verdicts } = view;
  const done = exercisesDone(view);
  const broken = brokenIn(view);
  return course.exercises.filter((exercise) => {
    const verdict = verdicts[exercise.name];
    if (!verdict || done.includes(exercise)) return false;
    if (broken.includes(exercise)) return true;
    return course.program
      ? isAnswered(verdict)
      : isWritten(exercise.unit, course.folder, home.root);
  });
}

/** Returns whether a program knows the question of an exercise. */
function isAnswered({ troubles: [trouble] }: ExerciseVerdict): boolean {
  if (!trouble || isWrongAnswer(trouble)) return true;
  return !trouble.isNotBegun && !trouble.isNotRun;
}

/** Returns the verdict on the exercise in sight; undefined until it was judged. */
export function verdictInSight({ verdicts, current }: View): ExerciseVerdict | undefined {
  return current && verdicts[current.name];
}

/**
 * Finds the exercise of a file. Of several, it is the one in sight, or else the first that is not
 * done.
 */
function exerciseOfFile(view: View, path: string): Exercise | undefined {
  const { course, current } = view;
  const { name, ext } = parse(path);
  const ofFile = course.exercises.filter(
    ({ unit }) => unit === name && !course.program && ext !== '.feature',
  );
  if (current && ofFile.includes(current)) return current;
  const done = exercisesDone(view);
  return ofFile.find((exercise) => !done.includes(exercise)) ?? ofFile[0];
}

/**
 * Returns a view after a file was saved: of its exercise, or of the examples in it. A helper, which
 * belongs to no exercise, changes nothing but the verdict.
 */
export function afterSave(view: View, path: string): View {
  const { course, current, side, failure, note } = view;
  const named = exerciseOfFeature(path);
  const ofFeature = named && takesExamples(course, named) ? named : undefined;
  const ofCode = exerciseOfFile(view, path);
  const saved = ofFeature ?? ofCode ?? current;
  const sideOfCode = ofCode ? 'code' : side;
  const newSide = ofFeature ? 'examples' : sideOfCode;
  const isSameExamples = newSide === 'examples' && side === newSide && saved === current;
  return {
    ...view,
    ...FRESH,
    side: newSide,
    current: saved,
    // A reset saves the stub, and its note must stay.
    note: saved === current && !course.program ? note : '',
    failure: isSameExamples ? failure : 0,
  };
}

/** Returns the failure in sight, if any. */
export function failureInSight(view: View): Trouble | undefined {
  const verdict = verdictInSight(view);
  return verdict && inWords(verdict, [], view.failure).wrong;
}

/** Lists the exercises that were done since the start, and no longer are. */
export function brokenIn(view: View): readonly Exercise[] {
  const done = exercisesDone(view);
  return view.course.exercises.filter(
    (exercise) => view.onceDone.includes(exercise.name) && !done.includes(exercise),
  );
}

/** Returns a view with a new verdict on one exercise. */
export function withVerdict(view: View, verdict: ExerciseVerdict): View {
  const { exercise } = verdict;
  const verdicts = { ...view.verdicts, [exercise]: verdict };
  const isNowDone = isDone(verdict) && !areCountsNext(verdict);
  if (!isNowDone) return { ...view, verdicts };
  const onceDone = [...new Set([...view.onceDone, exercise])];
  return { ...view, verdicts, onceDone, times: view.times && withDone(view.times, exercise) };
}

/** Returns a view with what became of the learner's own examples of one exercise, if it has any. */
export function withExamples(
  view: View,
  { name }: Exercise,
  own: OwnExamplesVerdict | FeatureTrouble | undefined,
): View {
  return { ...view, own: { ...view.own, [name]: own } };
}

/** Returns a view after a second, which the clock of the exercise in sight counts. */
export function afterSecond(view: View): View {
  const { times, current } = view;
  return times && current ? { ...view, times: withSecond(times, current.name) } : view;
}

/** Returns a view in which nothing is known of the exercises that share a file with this one. */
export function afterReset(view: View, { unit }: Exercise): View {
  const names = view.course.exercises.filter((one) => one.unit === unit).map(({ name }) => name);
  const isOther = (name: string) => !names.includes(name);
  const verdicts = Object.entries(view.verdicts).filter(([name]) => isOther(name));
  return {
    ...view,
    verdicts: Object.fromEntries(verdicts),
    onceDone: view.onceDone.filter(isOther),
    times: view.times && { ...view.times, done: view.times.done.filter(isOther) },
  };
}

/** Returns whether the code may still turn out wrong. */
function areCountsNext(verdict: ExerciseVerdict): boolean {
  return verdict.stage === 'random hands' && verdict.areCountsNext;
}
