import { parentPort } from 'node:worker_threads';
import { doJob, type Input, type Job } from './crew.ts';
import { ROSTER } from './roster.ts';

/** What a worker says: how many hands it went through since it last said so, and in the end what came out. */
export type Answer = { readonly hands: number } | { readonly output: unknown } | { readonly error: string };

const SPEAK_EVERY = 50; // milliseconds

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
      if (performance.now() - spoke > SPEAK_EVERY) speak();
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
