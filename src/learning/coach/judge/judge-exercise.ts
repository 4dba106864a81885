/** Judges an exercise in stages: examples, random hands, counts. A failing stage is the last. */
import { rulesOf } from '../../../solution/rules.ts';
import { blameFor, findWrongCall } from '../explain/find-wrong-call.ts';
import { FAST } from '../units.ts';
import { type ExerciseVerdict, isDone } from '../verdict.ts';
import type { Attempt } from './attempt.ts';
import { describeCounterExample, findCounterExample } from './find-counterexample.ts';
import { judgeCounts } from './judge-counts.ts';
import { judgeExamples } from './judge-examples.ts';
import { judgeEvaluator } from './make-it-fast.ts';

/**
 * Judges an exercise. If only some examples are shown, it stops after them.
 * @param onVerdict - gets the verdict before the counts, which take longest
 */
export function judgeExercise(
  attempt: Attempt,
  onVerdict: (verdict: ExerciseVerdict) => void = () => {},
): ExerciseVerdict {
  const { host, exercise, shown, solution, readAgain } = attempt;
  host.start();
  if (exercise === FAST && solution.evaluator) {
    const readUncounted = () => readAgain?.({ isCounted: false }).evaluator;
    return judgeEvaluator(exercise, solution.evaluator, readUncounted, host);
  }
  const byExamples = judgeExamples(attempt);
  if (shown || byExamples.trouble) return byExamples;
  const byHands = { ...byExamples, ...judgeByHands(attempt) };
  if (!isDone(byHands) || host.chapter(exercise).counts.length === 0) return byHands;
  onVerdict({ ...byHands, counted: false });
  host.start();
  return { ...byHands, ...judgeCounts(attempt) };
}

function judgeByHands(attempt: Attempt): Pick<ExerciseVerdict, 'tried' | 'counterExample'> {
  const { host } = attempt;
  host.send({ kind: 'progress', beyond: 'on random hands' });
  const found = host.quiet(() => tryHands(attempt));
  host.takePrinted(); // what examples printed is enough
  return found;
}

function tryHands(attempt: Attempt): Pick<ExerciseVerdict, 'tried' | 'counterExample'> {
  const { host, exercise, solution, readAgain, seed } = attempt;
  const rules = rulesOf(solution);
  const { tried, smallest } = findCounterExample(exercise, rules, () => host.beat(), seed);
  if (!smallest) return { tried };
  const described = describeCounterExample(exercise, rules, smallest, host.calls);
  // The last calls are those that answered for this description.
  const wrong = findWrongCall(host.calls.all(), readAgain);
  const got = `${described.got}${wrong?.difference ?? ''}`;
  return { tried, counterExample: { ...described, got, ...blameFor(wrong) } };
}
