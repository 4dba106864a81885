/** In place of the child process: the coach in the process of the test, for code that ends and does no harm. */
import { resolve } from 'node:path';
import type { Job, Message } from '../../src/coach/jobs.ts';
import { coachOf } from '../../src/page/build/own-run.ts';
import type { RuleBookCoach } from '../../src/page/build/worker.ts';

let coach: Promise<RuleBookCoach> | undefined;

export class Child {
  readonly silence = 'it did not answer';
  readonly hasEnded = false;
  readonly isIdle = true;

  prepare(): void {}

  async hasStarted(): Promise<void> {}

  async kill(): Promise<void> {}

  async *run(job: Job): AsyncGenerator<Message> {
    coach ??= coachOf({ root: resolve('.'), fromSource: true });
    const told = (await coach).work(JSON.parse(JSON.stringify(job)));
    yield* told.filter(({ kind }) => kind !== 'end');
  }
}
