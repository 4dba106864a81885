/** In place of the child process: the coach in the process of the test, for code that ends and does no harm. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Job, Message } from '../../src/coach/jobs.ts';
import type { RuleBookCoach } from '../../src/rule-book/worker.ts';
import { entryFile } from '../../src/terminal/entry-code.ts';

let coach: Promise<RuleBookCoach> | undefined;

async function startCoach(): Promise<RuleBookCoach> {
  const file = await entryFile(resolve('.'), 'src/rule-book/worker.ts');
  const features = readdirSync('features').map((name) => `features/${name}`);
  const { startCoach: start } = createRequire(file)(file) as typeof import('../../src/rule-book/worker.ts');
  return start(features.map((uri) => ({ uri, text: readFileSync(uri, 'utf8') })));
}

export class Child {
  readonly silence = 'it did not answer';
  readonly hasEnded = false;
  readonly isIdle = true;

  prepare(): void {}

  async hasStarted(): Promise<void> {}

  async kill(): Promise<void> {}

  async *run(job: Job): AsyncGenerator<Message> {
    coach ??= startCoach();
    const told = (await coach).work(JSON.parse(JSON.stringify(job)));
    yield* told.filter(({ kind }) => kind !== 'end');
  }
}
