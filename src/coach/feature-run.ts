/** Runs of features with our rules. */
import { OUR_RULES } from '../solution.ts';
import type { Chapter, Example } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { host } from './host.ts';

/** Runs every example, and says of each that fails where it stands, at which sentence it failed, and why. */
export function failuresIn(chapters: readonly Chapter[]): string[] {
  return chapters.flatMap(({ examples, counts }) => [...examples, ...counts].flatMap((example) => failureOf(example)));
}

function failureOf(example: Example): string[] {
  let at = '';
  const onStep = ({ text }: Example['steps'][number]) => {
    at = text;
  };
  try {
    host.quiet(() => runExample(example, OUR_RULES, onStep));
    return [];
  } catch (error) {
    return [`${example.place}: "${at}": ${error instanceof Error ? error.message : error}`];
  }
}
