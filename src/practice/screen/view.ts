/** All that the practice knows at a moment, and the screen can show. */
import { type Exercise, spokenName } from '../../coach/exercises.ts';
import { inWords } from '../../coach/explain/words.ts';
import type { ProgramRun } from '../../coach/run/jobs.ts';
import { type ExerciseVerdict, isDone, type KnownMistake, type Where } from '../../coach/verdict.ts';
import type { Terms } from '../runner.ts';

/** All exercises, or those of an interview. */
export interface Course {
  readonly folder: string;
  /** A program that is judged in place of files, started anew for each `start`. */
  readonly program?: ProgramRun;
  readonly exercises: readonly Exercise[];
  /** Says how far the learner is. */
  readonly head: (view: View) => readonly string[];
  /** Returns the places of the examples that are shown of an exercise. */
  readonly placesOf: (exercise: Exercise) => readonly string[];
  /** Lists the exercises to judge at the start. */
  readonly begun: () => readonly Exercise[];
  /** Only an interview has these, and an end. */
  readonly interview?: Terms & { readonly isOver: () => boolean };
}

/** How an exercise is seen first. */
export const FRESH = {
  /** Which of the failures is shown: 0 is the first. */
  failure: 0,
  /** The known mistakes of the exercise in sight. */
  mistakes: [] as readonly KnownMistake[],
  /** Whether the known mistake is explained. */
  explains: false,
  /** What is shown instead of the verdict. */
  page: undefined as 'list' | 'solution' | 'cards' | undefined,
  /** What is typed: a number on the list, or cards. */
  typed: '',
  /** Both answers about the cards. */
  answer: [] as readonly string[],
  /** The name of the key whose question waits for a yes. */
  asked: undefined as string | undefined,
  /** A line above the keys, until the next key. */
  note: '',
  /** What goes on now, if that takes long. */
  doing: '',
};

export interface View extends Readonly<typeof FRESH> {
  readonly course: Course;
  /** By the names of the exercises. */
  readonly verdicts: Readonly<Record<string, ExerciseVerdict>>;
  /** The exercise in sight; undefined until the first verdict. */
  readonly current: Exercise | undefined;
  /** How many hints are shown, by the name of the exercise. */
  readonly hints: Readonly<Record<string, number>>;
}

/** Returns what is known before the first verdict. */
export const firstView = (course: Course): View => ({ ...FRESH, course, verdicts: {}, current: undefined, hints: {} });

/** Writes the name of an exercise with its number. */
export const titleIn = ({ exercises, interview }: Course, exercise: Exercise): string =>
  `${exercises.indexOf(exercise) + 1}. ${interview?.alone ?? spokenName(exercise)}`;

export const doneIn = ({ course, verdicts }: View): readonly Exercise[] =>
  course.exercises.filter(({ name }) => verdicts[name] && isDone(verdicts[name]));

export const verdictInSight = ({ verdicts, current }: View): ExerciseVerdict | undefined =>
  current && verdicts[current.name];

/** Returns the line of the failure in sight. */
export function whereIn(view: View): Where | undefined {
  const verdict = verdictInSight(view);
  return verdict && inWords(verdict, [], view.failure).wrong?.where;
}

/** Adds a verdict. */
export const withVerdict = (view: View, verdict: ExerciseVerdict): View => ({
  ...view,
  verdicts: { ...view.verdicts, [verdict.exercise]: verdict },
});
