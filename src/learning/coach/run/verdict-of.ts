import type { Stop } from '../../../machine/load/runtime.ts';
import type { ExerciseVerdict, Trouble } from '../verdict.ts';
import type { Message } from './jobs.ts';

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
  run: (take: (message: Message) => void) => Promise<Stop | undefined>,
  onVerdict: (verdict: ExerciseVerdict) => void = () => {},
): Promise<ExerciseVerdict | undefined> {
  let verdict: ExerciseVerdict | undefined;
  let at: Partial<Extract<Message, { kind: 'at' }>> = {};
  const others: Trouble[] = [];
  const stop = await run((message) => {
    if (message.kind === 'at') at = message;
    if (message.kind === 'failed') others.push(message.trouble);
    if (message.kind !== 'verdict') return;
    verdict = message.verdict;
    onVerdict(verdict);
  });
  if (!stop) return verdict;
  const { example, beyond } = at;
  const reason = beyond ? `all examples pass, but ${beyond} ${stop.message}` : stop.message;
  const trouble = { ...stop, message: reason, example };
  return { exercise, examples: 0, failed: [], trouble, others, tried: beyond ? 0 : undefined };
}
