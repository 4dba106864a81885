/** Runs examples, and says how far each got. */
import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import { type Chapter, type Example, linesOfStep } from '../chapters/chapter.ts';
import { runExample } from '../chapters/run-example.ts';
import type { FailedExample } from '../verdict.ts';
import { host } from './host.ts';
import { type Call, forgetCalls, lastCalls } from './last-call.ts';

/** How an example failed: what was thrown, the last calls before that, and how far it got. */
export interface ExampleFailure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly example: FailedExample;
}

/** Runs an example with some rules; returns how it failed, if it did. */
export function failureIn(example: Example, rules: Rules): ExampleFailure | undefined {
  let current = 0;
  const onStep = (step: number) => {
    current = step;
  };
  forgetCalls();
  try {
    host.quiet(() => runExample(example, rules, onStep));
    return undefined;
  } catch (error) {
    return { error, calls: lastCalls(), example: exampleUpTo(example, current) };
  }
}

/**
 * Writes an example up to one of its steps.
 * @param end - the index of that step; by default of the last
 */
export function exampleUpTo(example: Example, end = example.steps.length - 1): FailedExample {
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

function describeFailure({ error, example }: ExampleFailure): string {
  const reason = error instanceof Error ? error.message : error;
  return `${example.location}: "${example.sentence}": ${reason}`;
}
