/** Judges what short deck builds on once more, by the examples, after short deck was played. */
import { relative } from 'node:path';
import type { Exercise } from '../coach/exercise.ts';
import { exerciseNamed } from '../coach/exercises.ts';
import { withBrokenAfterwards } from '../coach/foundations.ts';
import type { ExerciseJob, Message } from '../coach/jobs.ts';
import { readAfterShortDeck } from '../coach/read-after-short-deck.ts';
import { verdictOf } from '../coach/run/verdict-of.ts';
import type { ExerciseVerdict } from '../coach/verdict.ts';
import type { Stop } from '../machine/load/runtime.ts';
import { withLocations } from './failure-locations.ts';
import { unitFile } from './learner-files.ts';
import { readExercise, readerFor } from './read-exercise.ts';

/** Lets the coach do a job, and returns why the code was stopped. */
export type AskCoach = (
  job: ExerciseJob,
  onMessage: (message: Message) => void,
) => Promise<Stop | undefined>;

/** The learner's files, and who judges them. */
interface Judging extends Pick<ExerciseJob, 'given' | 'program'> {
  readonly folder: string;
  /** The folder of the package. */
  readonly root: string;
  readonly run: AskCoach;
}

/**
 * Returns a good verdict as it is, or with what is wrong only after a hand of its game. Only files
 * that it imports can be.
 */
export async function judgeAfterShortDeck(
  verdict: ExerciseVerdict,
  foundations: readonly Exercise[],
  { folder, root, given, program, run }: Judging,
): Promise<ExerciseVerdict> {
  if (verdict.broken || program) return verdict;
  const exercise = exerciseNamed(verdict.exercise);
  const read = readerFor(exercise, folder, root);
  const { texts } = readExercise(exercise, folder, root, read);
  const judged: ExerciseVerdict[] = [];
  for (const { name, unit } of foundations) {
    const file = relative('', unitFile(unit, folder));
    if (!texts.has(file)) continue;
    const module = readAfterShortDeck(unit, file, read);
    const job = { exercise: name, module, given, onlyExamples: true };
    const one = await verdictOf(name, (onMessage) => run(job, onMessage));
    if (one) judged.push(withLocations(one, folder));
  }
  return withBrokenAfterwards(verdict, judged);
}
