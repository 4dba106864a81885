import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Input, Job, Output, Pool } from './jobs.ts';

/** What a thread is asked to do. */
export interface Order<Name extends Job = Job> {
  readonly name: Name;
  readonly input: Input<Name>;
}

/** What a thread answers. */
export type Answer<Name extends Job = Job> =
  | { readonly output: Output<Name> }
  | { readonly error: string };

/**
 * Makes a pool of worker threads. It gets a job and its inputs, which it distributes among the
 * threads: each takes the next when it is free. It returns the outputs in the order of the inputs.
 */
export function poolOf(workers: readonly Worker[]): Pool {
  return async <Name extends Job>(name: Name, inputs: readonly Input<Name>[]) => {
    const queue = [...inputs.entries()];
    const answers: Answer<Name>[] = [];
    const workOff = async (worker: Worker): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, input] = next;
        const order: Order<Name> = { name, input };
        worker.postMessage(order);
        [answers[index]] = await once(worker, 'message');
      }
    };
    await Promise.all(workers.map(workOff));
    return answers.map(outputOf);
  };
}

/** Returns the output in an answer. @throws Error with the message of the thread */
function outputOf<Name extends Job>(answer: Answer<Name>): Output<Name> {
  if ('error' in answer) throw new Error(answer.error);
  return answer.output;
}
