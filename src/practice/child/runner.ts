/** Has a learner's files judged in a child process. A warm child is always ready. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Failures, FailuresJob, MarkingJob, Message, StepsJob } from '../../coach/jobs.ts';
import { findKnownMistakes } from '../../coach/known-mistakes.ts';
import type { Step } from '../../coach/steps.ts';
import { isDone, type KnownMistake, type StepVerdict, type Trouble } from '../../coach/verdict.ts';
import { entryFile, type Home } from '../../terminal/entry-code.ts';
import { readMistakes } from '../read-mistakes.ts';
import { readModule } from '../read-module.ts';
import { Child } from './child-process.ts';
import { FinishedSteps } from './finished-steps.ts';

/** A job that takes longer may never end, so the next child starts beside it; otherwise after it. */
const LONG_MS = 400;

export interface RunnerOptions {
  /** The longest that a call of the learner's code may take, in milliseconds. */
  readonly longestCallMs?: number;
  /** Whether a child may do one job after the other. Only safe for code that leaves nothing behind. */
  readonly keepsChild?: boolean;
}

export class Runner {
  readonly #home: Home;
  readonly #longestCallMs: number;
  readonly #keepsChild: boolean;
  readonly #code: Promise<string>;
  #spare: Promise<Child>;
  #current: string | undefined;
  readonly #finished = new FinishedSteps();
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  constructor(home: Home, { longestCallMs = 1000, keepsChild = false }: RunnerOptions = {}) {
    this.#home = home;
    this.#longestCallMs = longestCallMs;
    this.#keepsChild = keepsChild;
    this.#code = entryFile(home, 'src/practice/child/main.ts');
    this.#spare = this.#warmUp();
  }

  /**
   * Judges the steps until one is not done, and returns a verdict for each. Remembers those on finished steps.
   *
   * @param hear - gets the verdicts when the examples are judged and the counts are not
   */
  async judge(
    steps: readonly Step[],
    folder: string,
    hear: (verdicts: readonly StepVerdict[]) => void = () => {},
  ): Promise<StepVerdict[]> {
    const read = steps.map((step) => readStep(step, folder));
    const finished = this.#finished.verdictsOn(read);
    if (finished.length === steps.length) return finished;
    const job = { steps: read.map((step, index) => ({ ...step, isFinished: index < finished.length })) };
    const verdicts = await this.#withChild((child) => verdictsOf(job, finished, child, hear));
    this.#finished.keep(read, verdicts);
    this.#atStep(verdicts.at(-1)?.step);
    return verdicts;
  }

  /** Forgets the verdicts on finished steps, because code that uses chance may fail the next time. */
  forget(): void {
    this.#finished.forget();
  }

  /** Has a candidate's files marked, and passes each message to `hear`. Returns what stopped the child, if anything did. */
  mark(job: MarkingJob, hear: (message: Message) => void): Promise<Trouble | undefined> {
    return this.#withChild(async (child) => {
      for await (const message of child.run(job)) {
        if (message.kind === 'stopped') return message;
        hear(message);
      }
      return undefined;
    });
  }

  /**
   * The examples that each of our solutions fails; what the hunt finds against one that fails none.
   *
   * @throws Error when they were not all judged
   */
  failuresOf(job: FailuresJob): Promise<Failures[]> {
    return this.#withOwnCode(async (child) => {
      const failures: Failures[] = [];
      for await (const message of child.run(job)) if (message.kind === 'failures') failures.push(message);
      const [done, all] = [failures.length, job.solutions.length];
      if (done < all) throw new Error(`only ${done} of ${all} solutions were compared with the examples`);
      return failures;
    });
  }

  /** The known mistakes of a step with the examples that they fail; computed once. */
  mistakesOf(step: Step): Promise<readonly KnownMistake[]> {
    const found = this.#mistakes.get(step.name) ?? this.knownMistakes([step]).then(([of = []]) => of);
    this.#mistakes.set(step.name, found);
    return found;
  }

  /** The known mistakes of some steps. */
  async knownMistakes(steps: readonly Step[]): Promise<(readonly KnownMistake[])[]> {
    const mistakes = steps.map((step) => readMistakes(step, this.#home.root));
    return findKnownMistakes(this, mistakes);
  }

  async close(): Promise<void> {
    await (await this.#spare).kill();
  }

  async #warmUp(): Promise<Child> {
    const child = new Child(await this.#code, this.#home.root, this.#longestCallMs);
    if (this.#current) child.prepare(this.#current);
    return child;
  }

  /** Has the waiting child prepare for the step that the learner works on. */
  #atStep(step: string | undefined): void {
    if (!step || step === this.#current) return;
    this.#current = step;
    void this.#spare.then((child) => child.prepare(step));
  }

  /** Our own code leaves nothing behind, so the child can be used again. */
  #withOwnCode<Result>(use: (child: Child) => Promise<Result>): Promise<Result> {
    return this.#withChild(use, true);
  }

  /**
   * Takes the warm child, and warms up another. Afterwards the child is killed, because the code may have changed anything in
   * it, unless it may be kept and finished its job.
   */
  async #withChild<Result>(use: (child: Child) => Promise<Result>, keepsChild = this.#keepsChild): Promise<Result> {
    const spare = this.#spare;
    let finish: (kept?: Child) => void = () => {};
    const isOver = new Promise<Child | undefined>((resolve) => {
      finish = resolve;
    });
    const isLong = setTimeout(LONG_MS, undefined, { ref: false });
    const next = (this.#keepsChild ? isOver : Promise.race([isOver, isLong])).then((kept) => kept ?? this.#warmUp());
    this.#spare = next;
    let kept: Child | undefined;
    try {
      const child = await this.#fresh(await spare);
      await child.hasStarted();
      try {
        return await use(child);
      } finally {
        if (keepsChild && child.isIdle) kept = child;
        else await child.kill();
      }
    } finally {
      finish(kept);
      if (kept && (await next) !== kept) await kept.kill();
    }
  }

  /** A kept child may have ended since. */
  async #fresh(child: Child): Promise<Child> {
    return child.hasEnded ? this.#warmUp() : child;
  }
}

function readStep({ name, units }: Step, folder: string): StepsJob['steps'][number] {
  const modules = units.map((unit) => {
    const path = resolve(folder, `${unit}.ts`);
    const module = readModule(unit, path);
    if (existsSync(path) || !('message' in module)) return module;
    return { ...module, message: `${module.message}: r puts the stub back` };
  });
  return { step: name, modules };
}

/** The verdicts on the finished steps, and the child's on the others. */
async function verdictsOf(
  { steps }: StepsJob,
  finished: readonly StepVerdict[],
  child: Child,
  hear: (verdicts: readonly StepVerdict[]) => void,
): Promise<StepVerdict[]> {
  let verdicts = [...finished];
  const add = (verdict: StepVerdict) => {
    verdicts = [...verdicts.slice(0, indexOf(verdict.step, steps)), verdict];
  };
  let at: Message | undefined;
  let failed: Trouble[] = [];
  for await (const message of child.run({ steps })) {
    if (message.kind === 'verdict') add(message.verdict);
    if (message.kind === 'verdict' && message.verdict.isCounting) hear(verdicts);
    if (message.kind === 'at') at = message;
    if (message.kind === 'failed') failed.push(message.trouble);
    if (message.kind === 'verdict') failed = [];
    if (message.kind !== 'stopped') continue;
    add(stoppedVerdict(at, message, steps, failed));
    return verdicts;
  }
  const isComplete = verdicts.length === steps.length || !verdicts.every(isDone);
  if (isComplete) return verdicts;
  const message = child.hasEnded ? 'it ended the process in which it ran' : 'it did not answer in time';
  add(stoppedVerdict(at, { message }, steps, failed));
  return verdicts;
}

const indexOf = (name: string, steps: StepsJob['steps']) => steps.findIndex(({ step }) => step === name);

/** The verdict on a step whose code ended the process or had to be stopped. */
function stoppedVerdict(
  at: Message | undefined,
  stopped: Trouble,
  steps: StepsJob['steps'],
  others: readonly Trouble[],
): StepVerdict {
  const { step = steps[0]?.step ?? '', example, beyond } = at?.kind === 'at' ? at : {};
  const { message, where, printed } = stopped;
  const trouble = {
    message: beyond ? `all examples pass, but on ${beyond}, ${message}` : `${message}`,
    ...(where && { where }),
    ...(example && { example }),
    ...(printed && { printed }),
  };
  return { step, examples: 0, failed: [], trouble, ...(beyond && { hunted: 0 }), ...(others.length > 0 && { others }) };
}
