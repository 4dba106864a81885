import type { Message } from './jobs.ts';
import type { StepVerdict, Trouble } from './verdict.ts';

/**
 * The verdict on a step whose code ended the place where it ran, or had to be stopped.
 *
 * @param at - the last message that told where the coach is
 * @param first - the step that was judged when no message has come
 * @param others - the examples that failed before
 */
export function stoppedVerdict(
  at: Message | undefined,
  stopped: Trouble,
  first: string,
  others: readonly Trouble[],
): StepVerdict {
  const { step = first, example, beyond } = at?.kind === 'at' ? at : {};
  const { message, where, printed, call } = stopped;
  const trouble = {
    message: beyond ? `all examples pass, but ${beyond} ${message}` : `${message}`,
    ...(where && { where }),
    ...(call && { call }),
    ...(example && { example }),
    ...(printed && { printed }),
  };
  return { step, examples: 0, failed: [], trouble, ...(beyond && { hunted: 0 }), ...(others.length > 0 && { others }) };
}
