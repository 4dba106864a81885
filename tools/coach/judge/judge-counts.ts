/** Judges the counts at the end of a chapter, which take longest. */
import { Miscount } from '../../../steps/counts/miscount.ts';
import { show } from '../../machine/words/show.ts';
import type { Call } from '../call.ts';
import type { Example } from '../chapter.ts';
import { type ExampleFailure, failureIn } from '../code/run-example.ts';
import { chapterOf, examplesOf } from '../exercise.ts';
import { describeError, showBoth, troubleOf } from '../explain/explain-failure.ts';
import { blameFor, differenceAlone, findWrongCall } from '../explain/find-wrong-call.ts';
import type { CounterExample, Trouble } from '../verdict.ts';
import type { Attempt } from './attempt.ts';

/** Counts hands until a count is wrong; returns what is wrong with it, if any is. */
export function judgeCounts(attempt: Attempt): Trouble | undefined {
  const { host, rules, readAgain } = attempt;
  host.send({ kind: 'stage', stage: 'counts' });
  for (const count of countsOf(attempt)) {
    const failure = failureIn(count, rules, host);
    host.takePrinted(); // what examples printed is enough
    if (failure) return explainMiscount(failure, findWrongCall(failure.calls, readAgain));
  }
  return undefined;
}

/** Lists the counts of an exercise. */
export function countsOf({ exercise, host }: Attempt): readonly Example[] {
  return examplesOf(exercise, host.chapter(chapterOf(exercise)).counts);
}

/** Explains a failed count, by a hand if possible. */
function explainMiscount(failure: ExampleFailure, wrong: Call | undefined): Trouble {
  const { error, calls, example } = failure;
  if (!(error instanceof Miscount)) {
    return { ...troubleOf(error, wrong), example, ...blameFor(wrong) };
  }
  const { hand } = error;
  const answers = answersIn(error, calls.at(-1));
  const difference = wrong?.difference ?? (wrong && differenceAlone(wrong)) ?? '';
  const got = `${answers.got}${difference}`;
  return { hand, ...answers, got, ...blameFor(wrong) };
}

/** Shows the expected answer and the one that came, which may be an error. */
function answersIn(
  { actual, expected }: Miscount,
  last: Call | undefined,
): Pick<CounterExample, 'expected' | 'intro' | 'got' | 'where'> {
  if (!(actual instanceof Error)) return showBoth(actual, expected);
  const { message, where } = describeError(actual, last);
  return { expected: show(expected), intro: '', got: message, where };
}
