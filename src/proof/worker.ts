import { parentPort } from 'node:worker_threads';
import { doJob, type Input, type Job } from './crew.ts';
import { ROSTER } from './roster.ts';

/** A worker's messages: the number of hands since its last message, and at the end its output. */
export type Answer = { readonly hands: number } | { readonly output: unknown } | { readonly error: string };

const REPORT_EVERY_MS = 50;

parentPort?.on('message', ({ name, input }: { name: Job; input: Input<Job> }) => {
  let hands = 0;
  let spoke = performance.now();
  const speak = (): void => {
    say({ hands });
    hands = 0;
    spoke = performance.now();
  };
  try {
    const output = doJob(ROSTER, name, input, (more) => {
      hands += more;
      if (performance.now() - spoke > REPORT_EVERY_MS) speak();
    });
    speak();
    say({ output });
  } catch (error) {
    say({ error: (error as Error).message });
  }
});

function say(answer: Answer): void {
  parentPort?.postMessage(answer);
}
