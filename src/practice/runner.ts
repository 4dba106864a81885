/** Gets a learner's files judged in a child process, of which a warm one is always ready. */
import { join, relative, resolve } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { bundle } from './bundle.ts';
import { cachedChild } from './child-code.ts';
import { Child, type Home } from './child-process.ts';
import { findKnownMistakes } from './known-mistakes.ts';
import type { Step } from './steps.ts';
import type { Failure, FailuresJob, KnownMistake, Message, StepVerdict, Trouble } from './verdict.ts';

export class Runner {
  readonly #home: Home;
  readonly #longestCall: number;
  readonly #code: Promise<string>;
  #spare: Promise<Child>;
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  /** @param longestCall - in milliseconds: no call of the learner's code may take longer */
  constructor(home: Home, longestCall = 1000) {
    this.#home = home;
    this.#longestCall = longestCall;
    this.#code = home.fromSource ? cachedChild(home.root) : Promise.resolve(join(home.root, 'dist/practice/child.mjs'));
    this.#spare = this.#warmUp();
  }

  /** Judges the steps one after the other, until one is not done: a verdict each. */
  async judge(steps: readonly Step[], folder: string): Promise<StepVerdict[]> {
    const read = steps.map(async ({ name, units }) => ({
      step: name,
      modules: await Promise.all(units.map((unit) => bundle(unit, resolve(folder, `${unit}.ts`)))),
    }));
    const job = { steps: await Promise.all(read) };
    return this.#withChild(async (child) => {
      const verdicts: StepVerdict[] = [];
      let at: Message | undefined;
      let stopped: Trouble | undefined;
      for await (const message of child.run(job)) {
        if (message.kind === 'verdict') verdicts.push(message.verdict);
        if (message.kind === 'at') at = message;
        if (message.kind === 'stopped') stopped ??= message;
        if (stopped) break;
      }
      const last = verdicts.at(-1);
      const isComplete = verdicts.length === steps.length || (last && (last.trouble || last.counterExample));
      return isComplete ? verdicts : [...verdicts, stoppedVerdict(at, stopped, steps, folder)];
    });
  }

  /**
   * The examples of the chapters that each of these solutions of ours fails.
   *
   * @throws Error when they were not all judged
   */
  failuresOf({ solutions, chapters }: FailuresJob): Promise<(readonly Failure[])[]> {
    return this.#withChild(async (child) => {
      const failures: (readonly Failure[])[] = [];
      for await (const message of child.run({ solutions, chapters })) {
        if (message.kind === 'failures') failures.push(message.failures);
      }
      const [done, all] = [failures.length, solutions.length];
      if (done < all) throw new Error(`only ${done} of ${all} solutions were compared with the examples`);
      return failures;
    });
  }

  /**
   * What Cucumber would tell about a run of all features with our rules.
   *
   * @throws Error when the run came to no end
   */
  runFeatures(): Promise<readonly Envelope[]> {
    return this.#withChild(async (child) => {
      for await (const message of child.run({ features: 'all' })) if (message.kind === 'run') return message.messages;
      throw new Error('the features were not run to their end');
    });
  }

  /** The known mistakes of a step with the examples that they fail; found once. */
  mistakesOf(step: Step): Promise<readonly KnownMistake[]> {
    const found =
      this.#mistakes.get(step.name) ?? findKnownMistakes(this, [step], this.#home.root).then(([of = []]) => of);
    this.#mistakes.set(step.name, found);
    return found;
  }

  async close(): Promise<void> {
    await (await this.#spare).kill();
  }

  async #warmUp(): Promise<Child> {
    return new Child(await this.#code, this.#home.root, this.#longestCall);
  }

  /** Takes the warm child, throws it away afterwards, whatever the code has done to it, and warms up another. */
  async #withChild<Result>(use: (child: Child) => Promise<Result>): Promise<Result> {
    const spare = this.#spare;
    this.#spare = this.#warmUp(); // at once, so that nobody else takes the same one
    const child = await spare;
    await child.isReady();
    try {
      return await use(child);
    } finally {
      await child.kill();
    }
  }
}

function stoppedVerdict(
  at: Message | undefined,
  stopped: Trouble | undefined,
  steps: readonly Step[],
  folder: string,
): StepVerdict {
  const [step, example] = at?.kind === 'at' ? [at.step, at.example] : [steps[0]?.name ?? '', undefined];
  const [unit] = steps.find(({ name }) => name === step)?.units ?? [];
  const { message = 'it ended the process in which it ran', where } = stopped ?? {};
  const file = relative('', join(folder, `${unit}.ts`));
  const trouble = { message, where: where ?? { file, line: 1 }, ...(example && { example }) };
  return { step, examples: 0, failed: [], trouble };
}
