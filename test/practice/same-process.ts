/** In place of a thread: the coach in the process of the test, for code that ends. */
import { resolve } from 'node:path';
import type { Job, Message } from '../../src/coach/run/jobs.ts';
import { Client } from '../../src/load/client.ts';
import { coachOf } from '../../src/page/build/load-coach.ts';

/** Starts a client of it. */
export async function clientInProcess(): Promise<Client<Job, Message>> {
  const coach = await coachOf(resolve('.'));
  return new Client((hear) => {
    queueMicrotask(() => hear({ kind: 'ready' }));
    const post = (job: unknown) => {
      for (const message of coach.work(JSON.parse(JSON.stringify(job)))) hear(message);
    };
    return { post, end: () => {} };
  });
}
