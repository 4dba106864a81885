import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Input, Job, Output, Pool } from '../../fast/proof/jobs.ts';

/** Distributes inputs among worker threads: each takes the next when it is free. */
export function poolOf(workers: readonly Worker[]): Pool {
  return async <Name extends Job>(name: Name, inputs: readonly Input<Name>[]) => {
    const queue = [...inputs.entries()];
    const answers: ({ readonly output: Output<Name> } | { readonly error: string })[] = [];
    const workOff = async (worker: Worker): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, input] = next;
        worker.postMessage({ name, input });
        [answers[index]] = await once(worker, 'message');
      }
    };
    await Promise.all(workers.map(workOff));
    return answers.map((answer) => {
      if ('error' in answer) throw new Error(answer.error);
      return answer.output;
    });
  };
}
