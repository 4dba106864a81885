/** The usual ways to get a step wrong: what their head comments say, and the examples that expose them. */
import type { Failures, FailuresJob } from './jobs.ts';
import { FAST } from './stub-answers.ts';
import type { Failure, KnownMistake, Module } from './verdict.ts';

/** A wrong solution, and what its head comment says. */
export interface Mistake {
  readonly wrong: string;
  readonly reason: string;
  /** The rule that must catch it, and its chapter. */
  readonly caughtBy: { readonly feature: string; readonly rule: string };
  readonly module: Module;
}

/** The mistakes that people make in a step. */
export interface MistakesOfStep {
  readonly step: string;
  readonly mistakes: readonly Mistake[];
}

/** Compares our wrong solutions with the examples. */
export interface Comparer {
  failuresOf(job: FailuresJob): Promise<Failures[]>;
}

/**
 * The mistakes of some steps, each judged by the chapter of its step and by the chapter that must catch it.
 *
 * @param isCounting - whether a mistake that passes all examples of the latter is judged by its counts as well, which takes longer
 */
export async function findKnownMistakes(
  comparer: Comparer,
  steps: readonly MistakesOfStep[],
  isCounting = false,
): Promise<(readonly KnownMistake[])[]> {
  const all = steps.flatMap(({ step, mistakes }) => mistakes.map((mistake) => ({ step, mistake })));
  if (all.length === 0) return steps.map(() => []);
  const failures = await comparer.failuresOf({
    solutions: all.map(({ step, mistake: { module, caughtBy } }) => ({
      modules: [module],
      chapters: step === FAST ? [caughtBy.feature] : [...new Set([step, caughtBy.feature])],
      hunted: step,
      ...(isCounting && { counted: caughtBy.feature }),
    })),
  });
  const found = new Map(all.map(({ mistake }, index) => [mistake, failures[index] ?? { failures: [] }]));
  return steps.map(({ step, mistakes }) =>
    mistakes.map((mistake) => known(mistake, step, found.get(mistake) ?? { failures: [] })),
  );
}

function known({ wrong, reason, caughtBy }: Mistake, step: string, found: Failures): KnownMistake {
  const { failures, counterExample, answers } = found;
  const fails = failures.filter(({ chapter }) => chapter === step).map(({ place }) => place);
  const exposedBy = failures.find(({ chapter, rule }) => chapter === caughtBy.feature && rule === caughtBy.rule);
  const hand = exposedBy ? handOf(exposedBy) : counterExample?.hand;
  const others = { ...(counterExample && { counterExample }), ...(answers !== undefined && { answers }) };
  return { wrong, reason, fails, ...(exposedBy && { exposedBy }), ...(hand && { hand }), ...others };
}

/** The cards that a failing example gives, of one sentence only its cards; the name of an example that has a table of many hands. */
function handOf(failure: Failure): string {
  const [first, ...others] = failure.given;
  if (!first) return failure.name;
  const [cards, ...more] = first.arguments;
  if (cards && more.length + others.length === 0) return cards.text;
  return [first, ...others].map(({ text }) => text).join(', ');
}
