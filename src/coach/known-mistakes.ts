/** The usual ways to get an exercise wrong: what their head comments say, and the examples that expose them. */
import type { Failures, FailuresJob } from './jobs.ts';
import type { ExerciseVerdict, Failure, KnownMistake, Module } from './verdict.ts';

/** A wrong solution, and what its head comment says. */
export interface Mistake {
  readonly wrong: string;
  readonly reason: string;
  /** The rule that must catch it, and its chapter. */
  readonly caughtBy: { readonly feature: string; readonly rule: string };
  readonly module: Module;
}

/** The mistakes that people make in an exercise. */
export interface MistakesOfExercise {
  readonly exercise: string;
  readonly mistakes: readonly Mistake[];
}

/** Compares our wrong solutions with the examples. */
export interface Comparer {
  failuresOf(job: FailuresJob): Promise<Failures[]>;
}

/**
 * Finds what the mistakes of some exercises fail: each is judged as a learner's code is, and by the chapter that must catch it.
 *
 * @param isCounting - whether a mistake that passes all examples of the latter is judged by its counts as well, which takes longer
 */
export async function findKnownMistakes(
  comparer: Comparer,
  exercises: readonly MistakesOfExercise[],
  isCounting = false,
): Promise<(readonly KnownMistake[])[]> {
  const all = exercises.flatMap(({ exercise, mistakes }) => mistakes.map((mistake) => ({ exercise, mistake })));
  if (all.length === 0) return exercises.map(() => []);
  const failures = await comparer.failuresOf({
    solutions: all.map(({ exercise, mistake: { module, caughtBy } }) => ({
      modules: [module],
      chapters: [caughtBy.feature],
      exercise,
      ...(isCounting && { counted: caughtBy.feature }),
    })),
  });
  const found = new Map(all.map(({ mistake }, index) => [mistake, failures[index] ?? { failures: [] }]));
  return exercises.map(({ mistakes }) =>
    mistakes.map((mistake) => known(mistake, found.get(mistake) ?? { failures: [] })),
  );
}

function known({ wrong, reason, caughtBy }: Mistake, { failures, verdict }: Failures): KnownMistake {
  const exposedBy = failures.find(({ chapter, rule }) => chapter === caughtBy.feature && rule === caughtBy.rule);
  const hand = exposedBy ? handOf(exposedBy) : verdict?.counterExample?.hand;
  const fails = verdict ? failsIn(verdict) : [];
  return { wrong, reason, fails, ...(exposedBy && { exposedBy }), ...(hand && { hand }) };
}

/** Lists what fails: the examples and, where they all pass, a count or a hand and its answer. */
function failsIn({ failed, trouble, counterExample }: ExerciseVerdict): string[] {
  const others = [
    trouble?.example?.place ?? [],
    counterExample ? [counterExample.hand, counterExample.got] : [],
  ].flat();
  return failed.length > 0 ? [...failed] : others;
}

/** Finds the known mistakes that fail in the same way: sometimes several, with no telling which. */
export function sameMistakes(verdict: ExerciseVerdict, mistakes: readonly KnownMistake[]): readonly KnownMistake[] {
  const fails = failsIn(verdict).join();
  return fails === '' ? [] : mistakes.filter((mistake) => mistake.fails.join() === fails);
}

/** The cards that a failing example gives, of one sentence only its cards; the name of an example that has a table of many hands. */
function handOf(failure: Failure): string {
  const [first, ...others] = failure.given;
  if (!first) return failure.name;
  const [cards, ...more] = first.arguments;
  if (cards && more.length + others.length === 0) return cards.text;
  return [first, ...others].map(({ text }) => text).join(', ');
}
