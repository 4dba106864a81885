/** Judges an exercise in stages: examples, random hands, counts. A failing stage is the last. */
import { blameFor, differenceAlone, findWrongCall } from '../explain/find-wrong-call.ts';
import { type CounterExample, type ExerciseVerdict, endsEarly } from '../verdict.ts';
import type { Attempt } from './attempt.ts';
import { describeCounterExample, findCounterExample } from './find-counterexample.ts';
import { countsOf, judgeCounts } from './judge-counts.ts';
import { judgeExamples } from './judge-examples.ts';
import { judgeEvaluator } from './make-it-fast.ts';
import { signsOfHands } from './telling-hands.ts';

/**
 * Judges an exercise, and asks wrong code about the hands that tell known mistakes apart.
 * @param onVerdict - gets the verdict before the counts, which take longest, and before those hands
 */
export function judgeExercise(
  attempt: Attempt,
  onVerdict: (verdict: ExerciseVerdict) => void = () => {},
): ExerciseVerdict {
  const verdict = judgeInStages(attempt, onVerdict);
  if (attempt.isForExamples || verdict.stage === 'race') return verdict;
  if (verdict.troubles.length === 0 || endsEarly(verdict)) return verdict;
  onVerdict(verdict);
  return { ...verdict, handSigns: signsOfHands(attempt) };
}

function judgeInStages(
  attempt: Attempt,
  onVerdict: (verdict: ExerciseVerdict) => void,
): ExerciseVerdict {
  const { host, exercise, evaluator, handSize, readAgain } = attempt;
  host.start();
  if (evaluator) {
    const readUncounted = () => readAgain?.({ isCounted: false }).evaluator;
    return judgeEvaluator(exercise.name, evaluator, readUncounted, host);
  }
  const byExamples = judgeExamples(attempt);
  if (attempt.isForExamples || byExamples.troubles.length > 0) return byExamples;
  if (byExamples.examples.length === 0) throw new Error('there are no examples');

  const { tried, counterExample } = tryHands(attempt);
  const troubles = counterExample ? [counterExample] : [];
  const areCountsNext = !counterExample && !handSize && countsOf(attempt).length > 0;
  const byHands: ExerciseVerdict = {
    ...byExamples,
    stage: 'random hands',
    tried,
    troubles,
    areCountsNext,
  };
  if (!areCountsNext) return byHands;

  onVerdict(byHands);
  host.start();
  const miscount = judgeCounts(attempt);
  return { ...byExamples, stage: 'counts', tried, troubles: miscount ? [miscount] : [] };
}

/** What came of the random hands. */
interface TriedHands {
  readonly tried: number;
  readonly counterExample?: CounterExample;
}

function tryHands(attempt: Attempt): TriedHands {
  const { host } = attempt;
  host.send({ kind: 'stage', stage: 'random hands' });
  const found = host.quiet(() => findAndDescribe(attempt));
  host.takePrinted(); // what examples printed is enough
  return found;
}

function findAndDescribe(attempt: Attempt): TriedHands {
  const { host, exercise, rules, readAgain } = attempt;
  const onHand = () => host.beat();
  const { tried, wrong } = findCounterExample(exercise.name, rules, host.calls, onHand, attempt);
  if (!wrong) return { tried };
  const described = describeCounterExample(exercise.name, wrong);
  const call = findWrongCall(wrong.outcome.calls, readAgain);
  const difference = call?.difference ?? (call && differenceAlone(call)) ?? '';
  const got = `${described.got}${difference}`;
  return { tried, counterExample: { ...described, got, ...blameFor(call) } };
}
