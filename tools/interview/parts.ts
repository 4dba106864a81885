/**
 * The parts of an interview, each with its own verdict: the exercises or, if the task says how large
 * hands are, the hands of each size.
 */
import { mistakeIn } from '../coach/answers.ts';
import { type Exercise, spokenName } from '../coach/exercise.ts';
import { type ExerciseVerdict, isWrongAnswer, type KnownMistake } from '../coach/verdict.ts';
import { isWritten } from '../practice/learner-files.ts';
import type { JudgingOptions, Runner } from '../practice/runner.ts';
import { type Interview, programOf } from './clock.ts';
import { type DividedExamples, divideExamples, handSizeOf } from './divide-examples.ts';
import { filesOf, type Task } from './tasks.ts';

/** A part of a task. */
interface Part extends DividedExamples {
  /** What it is called: `two pairs`, `7 cards`. */
  readonly name: string;
  readonly exercise: Exercise;
  /** How many cards its hands have, if not any number. */
  readonly handSize?: number;
}

/** A part, and how the candidate did. */
export interface JudgedPart extends Part {
  readonly verdict: ExerciseVerdict;
  /** Whether the candidate has written anything. */
  readonly isBegun: boolean;
  readonly mistake: KnownMistake | undefined;
}

/** How to score. A `seed` deals other random hands. */
export type ScoringOptions = Pick<JudgingOptions, 'seed'>;

/** Judges all parts. */
export async function judgeParts(
  runner: Runner,
  interview: Interview,
  options: ScoringOptions,
): Promise<JudgedPart[]> {
  const parts = partsOf(interview.task, runner.home.root);
  const verdicts = await verdictsOn(parts, runner, interview, options);
  const judged: JudgedPart[] = [];
  for (const [index, part] of parts.entries()) {
    const verdict = verdicts[index] as ExerciseVerdict;
    const isBegun = hasBegun(interview, part.exercise, verdict, runner.home.root);
    // Known mistakes fail in examples of all sizes, so one size alone says too little.
    const mistake = isBegun && !part.handSize ? await mistakeOf(verdict, runner) : undefined;
    judged.push({ ...part, verdict, isBegun, mistake });
  }
  return judged;
}

function partsOf(task: Task, root: string): Part[] {
  return task.exercises.flatMap((exercise) => {
    const divided = divideExamples(exercise, task, root);
    if (!task.handSizes) return [{ ...divided, exercise, name: spokenName(exercise) }];
    return task.handSizes.map((handSize) => ({
      exercise,
      handSize,
      name: `${handSize} cards`,
      chapter: divided.chapter,
      visible: divided.visible.filter((example) => handSizeOf(example) === handSize),
      hidden: divided.hidden.filter((example) => handSizeOf(example) === handSize),
    }));
  });
}

/** Judges each part alone if its hands have one size, else all exercises together. */
async function verdictsOn(
  parts: readonly Part[],
  runner: Runner,
  interview: Interview,
  scoring: ScoringOptions,
): Promise<ExerciseVerdict[]> {
  const { task, folder, run } = interview;
  const options: JudgingOptions = {
    given: task.allowedImports,
    program: programOf(interview),
    ...scoring,
    onlyFile: run ? undefined : task.onlyFile,
  };
  if (!task.handSizes) return runner.judge(task.exercises, folder, options);
  const verdicts: ExerciseVerdict[] = [];
  for (const { exercise, handSize, visible, hidden } of parts) {
    const shown = () => [...visible, ...hidden].map(({ location }) => location);
    verdicts.push(...(await runner.judge([exercise], folder, { ...options, handSize, shown })));
  }
  return verdicts;
}

/** Returns whether the candidate has changed a file, or the program knows the question. */
function hasBegun(
  { task, folder, run }: Interview,
  exercise: Exercise,
  { troubles: [trouble] }: ExerciseVerdict,
  root: string,
): boolean {
  if (run) return !(trouble && !isWrongAnswer(trouble) && trouble.isNotBegun);
  const files = filesOf({ ...task, exercises: [exercise] });
  return files.some((file) => isWritten(file, folder, root));
}

/** Finds the known mistake that gives the same answers. */
async function mistakeOf(
  verdict: ExerciseVerdict,
  runner: Runner,
): Promise<KnownMistake | undefined> {
  if (verdict.handSigns === undefined) return undefined;
  return mistakeIn(verdict, await runner.mistakesFor(verdict));
}
