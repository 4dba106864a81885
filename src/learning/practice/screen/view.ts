import { type Exercise, spokenName } from '../../coach/exercises.ts';
import { inWords } from '../../coach/explain/words.ts';
import type { ProgramRun } from '../../coach/run/jobs.ts';
import {
  type ExerciseVerdict,
  isDone,
  type KnownMistake,
  type Where,
} from '../../coach/verdict.ts';
import type { InterviewTerms } from '../runner.ts';

/** All exercises, or those of an interview. */
export interface Course {
  readonly folder: string;
  readonly program?: ProgramRun;
  readonly exercises: readonly Exercise[];
  readonly head: (view: View) => readonly string[];
  /** Returns the locations of the visible examples. */
  readonly locationsOf: (exercise: Exercise) => readonly string[];
  /** Lists the exercises to judge at the start. */
  readonly begun: () => readonly Exercise[];
  readonly interview?: InterviewTerms & { readonly isOver: () => boolean };
}

/** The state of a new exercise. */
export const FRESH = {
  /** The index of the failure in sight. */
  failure: 0,
  mistakes: [] as readonly KnownMistake[],
  explains: false,
  /** Hides the verdict. */
  page: undefined as 'list' | 'solution' | 'cards' | undefined,
  /** A number on the list, or cards. */
  typed: '',
  answer: [] as readonly string[],
  /** The name of the key that waits for a yes. */
  asked: undefined as string | undefined,
  /** A line above the keys, until the next key. */
  note: '',
  /** Shown like a note while something slow is running. */
  doing: '',
};

export interface View extends Readonly<typeof FRESH> {
  readonly course: Course;
  /** By exercise name. */
  readonly verdicts: Readonly<Record<string, ExerciseVerdict>>;
  /** The exercise in sight; undefined until the first verdict. */
  readonly current: Exercise | undefined;
  /** The number of hints shown, by exercise name. */
  readonly hints: Readonly<Record<string, number>>;
}

export const firstView = (course: Course): View => ({
  ...FRESH,
  course,
  verdicts: {},
  current: undefined,
  hints: {},
});

export const titleIn = ({ exercises, interview }: Course, exercise: Exercise): string =>
  `${exercises.indexOf(exercise) + 1}. ${interview?.alone ?? spokenName(exercise)}`;

export const doneIn = ({ course, verdicts }: View): readonly Exercise[] =>
  course.exercises.filter(({ name }) => verdicts[name] && isDone(verdicts[name]));

export const verdictInSight = ({ verdicts, current }: View): ExerciseVerdict | undefined =>
  current && verdicts[current.name];

/** Finds the line of the failure in sight. */
export function whereIn(view: View): Where | undefined {
  const verdict = verdictInSight(view);
  return verdict && inWords(verdict, [], view.failure).wrong?.where;
}

export const withVerdict = (view: View, verdict: ExerciseVerdict): View => ({
  ...view,
  verdicts: { ...view.verdicts, [verdict.exercise]: verdict },
});
