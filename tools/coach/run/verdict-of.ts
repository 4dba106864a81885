import type { Stop } from '../../machine/load/runtime.ts';
import type { Message } from '../jobs.ts';
import { type Breakdown, type ExerciseVerdict, isWrongAnswer, type Trouble } from '../verdict.ts';

/** What had been found when the code was stopped. */
interface SoFar {
  /** The locations of the examples. */
  examples: readonly string[];
  /** The example that was being run. */
  example?: Breakdown['example'];
  /** What was tried after the examples. */
  stage?: 'random hands' | 'counts';
  readonly failures: Trouble[];
  verdict?: ExerciseVerdict;
}

/**
 * Judges an exercise, and returns the last verdict, even if its code was stopped; none if the job
 * was given up.
 *
 * @param run - does the job, passes on each message, and returns why the code was stopped
 * @param onVerdict - gets each verdict: if all examples pass, once before the counts and once after
 * them
 * @param isSlow - whether an error of the code takes long, so that there is a verdict after the first
 */
export async function verdictOf(
  exercise: string,
  run: (onMessage: (message: Message) => void) => Promise<Stop | undefined>,
  onVerdict: (verdict: ExerciseVerdict) => void = () => {},
  isSlow = false,
): Promise<ExerciseVerdict | undefined> {
  const soFar: SoFar = { examples: [], failures: [] };
  const stop = await run((message) => {
    switch (message.kind) {
      case 'begun':
        soFar.examples = message.examples;
        break;
      case 'example':
        soFar.example = message.example;
        break;
      case 'failed':
        soFar.failures.push(message.trouble);
        if (isSlow && soFar.failures.length === 1 && !isWrongAnswer(message.trouble)) {
          onVerdict(firstVerdict(exercise, soFar));
        }
        break;
      case 'stage':
        soFar.stage = message.stage;
        break;
      case 'verdict':
        soFar.verdict = message.verdict;
        onVerdict(message.verdict);
        break;
    }
  });
  // Code with trouble is then only compared with known mistakes, which a verdict can do without.
  const isOver = !stop || (soFar.verdict && soFar.verdict.troubles.length > 0);
  return isOver ? soFar.verdict : stoppedVerdict(exercise, stop, soFar);
}

/** Makes a verdict on code of which only the first failure is known. */
function firstVerdict(exercise: string, { examples, failures }: SoFar): ExerciseVerdict {
  return { exercise, examples, stage: 'examples', troubles: [...failures], isGoingOn: true };
}

/** Says when it happened that code was stopped after its examples. */
const WHEN = { 'random hands': 'on random hands', counts: 'while hands are counted' } as const;

/** Makes a verdict on code that was stopped, with the examples that failed before that. */
function stoppedVerdict(
  exercise: string,
  stop: Stop,
  { examples, example, stage, failures, verdict }: SoFar,
): ExerciseVerdict {
  const stopped = { exercise, examples, isStopped: true } as const;
  if (!stage) {
    const troubles = [{ ...stop, example }, ...failures];
    return { ...stopped, stage: example ? 'examples' : 'read', troubles };
  }
  const message = `all examples pass, but ${WHEN[stage]} ${stop.message}`;
  const troubles = [{ ...stop, message }];
  if (stage === 'random hands') {
    return { ...stopped, stage, troubles, tried: 0, areCountsNext: false };
  }
  const tried = verdict?.stage === 'random hands' ? verdict.tried : 0;
  return { ...stopped, stage, troubles, tried };
}
