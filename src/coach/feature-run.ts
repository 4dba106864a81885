/** Runs of features, with what came out of each example. */

import { OUR_RULES } from '../solution.ts';
import type { Chapter, Example } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { host } from './host.ts';

export interface FeatureRun {
  readonly chapters: readonly Chapter[];
  /** By the places of the examples; an example without a result was not run. */
  readonly results: ReadonlyMap<string, Result>;
}

export interface Result {
  readonly status: 'passed' | 'failed' | 'not run';
  /** The sentence at which it failed. */
  readonly at?: string;
  readonly error?: string;
}

/** Runs every example with our rules. */
export function runChapters(chapters: readonly Chapter[]): FeatureRun {
  const examples = chapters.flatMap((chapter) => [...chapter.examples, ...chapter.counts]);
  return { chapters, results: new Map(examples.map((example) => [example.place, resultOf(example)])) };
}

function resultOf(example: Example): Result {
  let at = '';
  const onStep = ({ text }: Example['steps'][number]) => {
    at = text;
  };
  try {
    host.quiet(() => runExample(example, OUR_RULES, onStep));
    return { status: 'passed' };
  } catch (error) {
    return { status: 'failed', at, error: error instanceof Error ? error.message : String(error) };
  }
}
