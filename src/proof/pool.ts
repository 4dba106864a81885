import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { JOBS } from './jobs.ts';
import type { Plan } from './plan.ts';

export type Job = keyof typeof JOBS;
export type Input<Name extends Job> = Parameters<(typeof JOBS)[Name]>[1];
type Output<Name extends Job> = ReturnType<(typeof JOBS)[Name]>;

/** Does one job on many inputs, and returns the outputs in the order of the inputs. */
export type Pool = <Name extends Job>(name: Name, inputs: readonly Input<Name>[]) => Promise<Output<Name>[]>;

/** Does one job in this thread. */
export function doJob<Name extends Job>(plan: Plan, name: Name, input: Input<Name>): Output<Name> {
  const job = JOBS[name] as (plan: Plan, input: Input<Name>) => Output<Name>;
  return job(plan, input);
}

/** Does everything in this thread, by any plan. */
export function inThisThread(plan: Plan): Pool {
  return async (name, inputs) => inputs.map((input) => doJob(plan, name, input));
}

/** Shares the inputs among worker threads: each takes the next one when it has finished one. */
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
