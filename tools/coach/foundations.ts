/** What an exercise builds on: short deck works only as long as the first game does, too. */
import { listed } from '../machine/words/nearest.ts';
import { type Exercise, spokenName } from './exercise.ts';
import { EXERCISES, exerciseNamed } from './exercises.ts';
import type { ExerciseJob } from './jobs.ts';
import { type Broken, type ExerciseVerdict, isDone, isWrongAnswer } from './verdict.ts';

/** Lists the exercises that one builds on. */
export function foundationsOf({ buildsOn = [] }: Exercise): readonly Exercise[] {
  return EXERCISES.filter(({ name }) => buildsOn.includes(name));
}

/**
 * Returns whether a verdict is good but for what the exercise builds on, which is judged next. In an
 * interview, which says what is given, each exercise counts alone.
 */
export function awaitsFoundations(
  exercise: Exercise,
  verdict: ExerciseVerdict,
  { given }: Pick<ExerciseJob, 'given'> = {},
): boolean {
  const areCountsNext = verdict.stage === 'random hands' && verdict.areCountsNext;
  return !given && exercise.buildsOn !== undefined && isDone(verdict) && !areCountsNext;
}

/**
 * Returns a good verdict as it is or, if something that its exercise builds on fails, with the first
 * trouble of each.
 * @param foundations - the verdicts on what it builds on. What a program does not know is not begun
 * @param wasDone - says whether an exercise was done before
 */
export function withBroken(
  verdict: ExerciseVerdict,
  foundations: readonly ExerciseVerdict[],
  wasDone: (exercise: string) => boolean,
): ExerciseVerdict {
  const failing = foundations.filter((one) => !isDone(one) && !isNotBegun(one));
  if (failing.length === 0) return verdict;
  const exercises = failing.map(({ exercise }) => exercise);
  return {
    ...verdict,
    troubles: failing.flatMap(({ troubles }) => troubles.slice(0, 1)),
    broken: { exercises, wereDone: exercises.every(wasDone) },
  };
}

function isNotBegun({ troubles: [trouble] }: ExerciseVerdict): boolean {
  return trouble !== undefined && !isWrongAnswer(trouble) && trouble.isNotBegun === true;
}

/** Says what fails: `Short deck works, but straight no longer does:`. */
export function brokenHeading(exercise: string, broken: Broken): string {
  const { exercises, wereDone } = broken;
  const spoken = spokenName(exerciseNamed(exercise));
  const works = `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)} works`;
  const names = exercises.map((name) => spokenName(exerciseNamed(name)));
  const isOne = names.length === 1;
  const does = isOne ? 'does' : 'do';
  const fails = wereDone ? `no longer ${does}` : `${does} not`;
  return `${works}, but ${listed(names, 'and')} ${fails}${isOne ? ':' : '. The first:'}`;
}
