/** Runs examples, and says of each that fails what it throws, after which calls, and at which sentence. */
import { OUR_RULES, type Rules } from '../../solution.ts';
import { type Chapter, type Example, linesOfStep, type Step } from '../chapter.ts';
import type { FailedExample } from '../verdict.ts';
import { host } from './host.ts';
import { type Call, forgetCalls, lastCalls } from './last-call.ts';
import { runExample } from './small-cucumber.ts';

/** How an example exposes a solution. */
export interface Exposure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly at: FailedExample;
}

/** Runs an example, and returns how these rules fail it, if they do. */
export function failureIn(example: Example, rules: Rules): Exposure | undefined {
  let at = nameOf(example);
  const onStep = (step: Step) => {
    const [sentence = '', ...rows] = linesOfStep(step);
    at = { ...at, given: [...at.given, at.sentence, ...at.rows].filter(Boolean), sentence, rows };
  };
  forgetCalls();
  try {
    host.quiet(() => runExample(example, rules, onStep));
    return undefined;
  } catch (error) {
    return { error, calls: lastCalls(), at };
  }
}

/** Names an example of which no sentence has been run. */
export const nameOf = ({ place, rule, name }: Example): FailedExample => ({
  place,
  rule,
  name,
  given: [],
  sentence: '',
  rows: [],
});

/** Runs every example with our rules, and tells of each that fails where it stands, at which sentence, and why. */
export function failuresIn(chapters: readonly Chapter[]): string[] {
  const examples = chapters.flatMap((chapter) => [...chapter.examples, ...chapter.counts]);
  return examples.flatMap((example) => {
    const { error, at } = failureIn(example, OUR_RULES) ?? {};
    return at ? [`${at.place}: "${at.sentence}": ${error instanceof Error ? error.message : error}`] : [];
  });
}
