import type { Worker } from 'node:worker_threads';
import type { Crew, Input, Job, Output } from './crew.ts';
import type { Report } from './jobs.ts';
import type { Answer } from './worker.ts';

/** A crew of worker threads, each of which takes the next input when it finishes one. Their roster is the project's. */
export function crewOf(workers: readonly Worker[]): Crew {
  return {
    size: workers.length,
    run: async (name, inputs, report) => {
      const queue = [...inputs.entries()];
      const outputs: Output<typeof name>[] = [];
      const work = async (worker: Worker): Promise<void> => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [place, input] = next;
          outputs[place] = await ask(worker, name, input, report);
        }
      };
      const ends = await Promise.allSettled(
        workers.map((worker) =>
          work(worker).catch((error: unknown) => {
            queue.length = 0; // no worker starts another input
            throw error;
          }),
        ),
      );
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      return outputs;
    },
  };
}

function ask<Name extends Job>(worker: Worker, name: Name, input: Input<Name>, report: Report): Promise<Output<Name>> {
  return new Promise((resolve, reject) => {
    const hear = (answer: Answer): void => {
      if ('hands' in answer) {
        report(answer.hands);
        return;
      }
      worker.off('message', hear).off('error', reject);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.output as Output<Name>);
    };
    worker.on('message', hear).on('error', reject);
    worker.postMessage({ name, input });
  });
}
