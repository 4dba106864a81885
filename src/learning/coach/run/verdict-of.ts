import type { Stop } from '../../../machine/load/runtime.ts';
import type { Message } from '../jobs.ts';
import type { ExerciseVerdict, Trouble } from '../verdict.ts';

/** What was being run. */
type Progress = Pick<Extract<Message, { kind: 'progress' }>, 'example' | 'beyond'>;

/**
 * Judges an exercise, and returns the last verdict, even if its code was stopped; none if the job
 * was given up.
 *
 * @param run - does the job, passes on each message, and returns why the code was stopped
 * @param onVerdict - gets each verdict: if all examples pass, once before the counts and once after
 * them
 */
export async function verdictOf(
  exercise: string,
  run: (onMessage: (message: Message) => void) => Promise<Stop | undefined>,
  onVerdict: (verdict: ExerciseVerdict) => void = () => {},
): Promise<ExerciseVerdict | undefined> {
  let verdict: ExerciseVerdict | undefined;
  let progress: Progress = {};
  const failures: Trouble[] = [];
  const stop = await run((message) => {
    switch (message.kind) {
      case 'progress':
        progress = message;
        break;
      case 'failed':
        failures.push(message.trouble);
        break;
      case 'verdict':
        verdict = message.verdict;
        onVerdict(verdict);
        break;
    }
  });
  return stop ? stoppedVerdict(exercise, stop, progress, failures) : verdict;
}

/** Makes a verdict on code that was stopped, with the examples that failed before that. */
function stoppedVerdict(
  exercise: string,
  stop: Stop,
  { example, beyond }: Progress,
  others: readonly Trouble[],
): ExerciseVerdict {
  const message = beyond ? `all examples pass, but ${beyond} ${stop.message}` : stop.message;
  const trouble = { ...stop, message, example };
  return { exercise, examples: 0, failed: [], trouble, others, tried: beyond ? 0 : undefined };
}
