/** Runs examples, and says how far each got. */
import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import type { Call } from '../call.ts';
import { type Chapter, type Example, linesOfStep } from '../chapter.ts';
import { runExample } from '../chapters/run-example.ts';
import type { FailedExample } from '../verdict.ts';
import type { Host } from './host.ts';

/** How an example failed: what was thrown, the last calls before that, and how far it got. */
export interface ExampleFailure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly example: FailedExample;
}

/** Runs an example with some rules; returns how it failed, if it did. */
export function failureIn(example: Example, rules: Rules, host: Host): ExampleFailure | undefined {
  let current = 0;
  const onStep = (step: number) => {
    current = step;
  };
  host.calls.forget();
  try {
    host.quiet(() => runExample(example, rules, onStep));
    return undefined;
  } catch (error) {
    return { error, calls: host.calls.all(), example: exampleUpTo(example, current) };
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
export function failuresIn(chapters: readonly Chapter[], host: Host): string[] {
  const examples = chapters.flatMap((chapter) => [...chapter.examples, ...chapter.counts]);
  return examples.flatMap((example) => {
    const failure = failureIn(example, OUR_RULES, host);
    return failure ? [describeFailure(failure)] : [];
  });
}

function describeFailure({ error, example }: ExampleFailure): string {
  const reason = error instanceof Error ? error.message : error;
  return `${example.location}: "${example.sentence}": ${reason}`;
}
