import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import { type Chapter, type Example, linesOfStep } from '../chapter.ts';
import type { FailedExample } from '../verdict.ts';
import { host } from './host.ts';
import { type Call, forgetCalls, lastCalls } from './last-call.ts';
import { runExample } from './small-cucumber.ts';

export interface Exposure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly at: FailedExample;
}

export function failureIn(example: Example, rules: Rules): Exposure | undefined {
  let reached = 0;
  forgetCalls();
  try {
    host.quiet(() =>
      runExample(example, rules, (step) => {
        reached = step;
      }),
    );
    return undefined;
  } catch (error) {
    return { error, calls: lastCalls(), at: upTo(example, reached) };
  }
}

export function upTo(
  { location, rule, name, steps }: Example,
  end = steps.length - 1,
): FailedExample {
  const [[sentence = '', ...rows] = []] = steps.slice(end).map(linesOfStep);
  return { location, rule, name, given: steps.slice(0, end).flatMap(linesOfStep), sentence, rows };
}

/** Runs all examples with our rules, and says which fail and why. */
export function failuresIn(chapters: readonly Chapter[]): string[] {
  const examples = chapters.flatMap((chapter) => [...chapter.examples, ...chapter.counts]);
  return examples.flatMap((example) => {
    const { error, at } = failureIn(example, OUR_RULES) ?? {};
    return at
      ? [`${at.location}: "${at.sentence}": ${error instanceof Error ? error.message : error}`]
      : [];
  });
}
