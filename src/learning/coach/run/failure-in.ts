/** Runs examples, and says how far each got. */
import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import { type Chapter, type Example, linesOfStep } from '../chapter.ts';
import type { FailedExample } from '../verdict.ts';
import { host } from './host.ts';
import { type Call, forgetCalls, lastCalls } from './last-call.ts';
import { runExample } from './small-cucumber.ts';

/** A failed example: what it threw, the last calls before that, and where it was. */
export interface Exposure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly at: FailedExample;
}

/** Runs an example with some rules; returns how it failed, if it did. */
export function failureIn(example: Example, rules: Rules): Exposure | undefined {
  let current = 0;
  const onStep = (step: number) => {
    current = step;
  };
  forgetCalls();
  try {
    host.quiet(() => runExample(example, rules, onStep));
    return undefined;
  } catch (error) {
    return { error, calls: lastCalls(), at: upTo(example, current) };
  }
}

/**
 * Writes an example up to one of its steps.
 * @param end - the index of that step; by default of the last
 */
export function upTo(example: Example, end = example.steps.length - 1): FailedExample {
  const { location, rule, name, steps } = example;
  const lastStep = steps[end];
  const [sentence = '', ...rows] = lastStep ? linesOfStep(lastStep) : [];
  return { location, rule, name, given: steps.slice(0, end).flatMap(linesOfStep), sentence, rows };
}

/** Runs all examples with our rules, and says which fail and why. */
export function failuresIn(chapters: readonly Chapter[]): string[] {
  const examples = chapters.flatMap((chapter) => [...chapter.examples, ...chapter.counts]);
  return examples.flatMap((example) => {
    const failure = failureIn(example, OUR_RULES);
    return failure ? [describeFailure(failure)] : [];
  });
}

function describeFailure({ error, at }: Exposure): string {
  const reason = error instanceof Error ? error.message : error;
  return `${at.location}: "${at.sentence}": ${reason}`;
}
