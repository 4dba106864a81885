/** Has a learner's files judged in a child process. A warm child is always ready. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Answer, Failures, FailuresJob, Message, StepsJob } from '../../coach/jobs.ts';
import { findKnownMistakes } from '../../coach/known-mistakes.ts';
import { unitsBefore, unitsIn, withOurs } from '../../coach/stand-in.ts';
import { STEPS, type Step } from '../../coach/steps.ts';
import { stoppedVerdict } from '../../coach/stopped.ts';
import type { Unit } from '../../coach/stub-answers.ts';
import { isDone, type KnownMistake, type StepVerdict, type Trouble } from '../../coach/verdict.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { entryFile, type Home } from '../../terminal/entry-code.ts';
import type { Answered } from '../ask.ts';
import { readMistakes } from '../read-mistakes.ts';
import { readModule } from '../read-module.ts';
import { isBegun, unitFile } from '../unit-files.ts';
import { Child } from './child-process.ts';
import { JudgedSteps, type ReadStep, uses } from './judged-steps.ts';

/** A job that takes longer may never end, so the next child starts beside it; otherwise after it. */
const LONG_MS = 400;

export interface RunnerOptions {
  /** The longest that a call of the learner's code may take, in milliseconds. */
  readonly longestCallMs?: number;
  /** Whether a child may do one job after the other. Only safe for code that leaves nothing behind. */
  readonly keepsChild?: boolean;
}

/** How steps are judged. */
export interface Judging {
  /** Others that were done when they were last judged: what uses them gets theirs. */
  readonly done?: readonly Step[];
  /** Whether to go on behind a step that is not done. */
  readonly goesOn?: boolean;
  /** The names that the files may import from the package, if not all. */
  readonly given?: readonly string[];
  /** Gets each verdict as it comes; that on a step whose examples pass comes before its counts, and then once more. */
  readonly hear?: (verdict: StepVerdict) => void;
  /** Ends it all; what was judged until then is thrown away. */
  readonly signal?: AbortSignal;
}

/** The child's code: the build has put it together, and a checkout does so when it is needed. */
async function childFile({ root, fromSource }: Home): Promise<string> {
  return fromSource ? entryFile(root, 'src/practice/child/main.ts') : join(root, 'dist/cli/child.js');
}

export class Runner {
  readonly home: Home;
  readonly #longestCallMs: number;
  readonly #keepsChild: boolean;
  readonly #code: Promise<string>;
  #spare: Promise<Child>;
  #current: string | undefined;
  readonly #judged = new JudgedSteps();
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  constructor(home: Home, { longestCallMs = 1000, keepsChild = false }: RunnerOptions = {}) {
    this.home = home;
    this.#longestCallMs = longestCallMs;
    this.#keepsChild = keepsChild;
    this.#code = childFile(home);
    this.#spare = this.#warmUp();
  }

  /**
   * Judges steps, and returns a verdict for each: in this order, each beside those before it that are done. What is as it was
   * is not judged again.
   */
  async judge(steps: readonly Step[], folder: string, options: Judging = {}): Promise<StepVerdict[]> {
    const { done = [], goesOn = false, given, hear = () => {}, signal } = options;
    const [read, todo] = [readSteps(steps, done, folder, this.home.root), new Set(steps.map(({ name }) => name))];
    const fresh = new Map<string, StepVerdict>();
    for (;;) {
      const { verdicts, job } = this.#plan(read, todo, fresh, goesOn);
      const isEnough = job.every(({ isFinished }) => isFinished);
      if (isEnough && !goesOn) this.#atStep(verdicts.at(-1)?.step);
      if (isEnough) return verdicts;
      const told = await this.#withChild((child) =>
        verdictsOf({ steps: job, goesOn, ...(given && { given }) }, child, hear, signal),
      );
      if (signal?.aborted) return [];
      for (const verdict of told) fresh.set(verdict.step, verdict);
    }
  }

  /** What is known of the steps, and what is still to be judged. */
  #plan(
    read: readonly ReadStep[],
    todo: ReadonlySet<string>,
    fresh: ReadonlyMap<string, StepVerdict>,
    goesOn: boolean,
  ) {
    const [verdicts, job, done, unknown]: [StepVerdict[], ReadStep[], ReadStep[], ReadStep[]] = [[], [], [], []];
    for (const step of read) {
      const judged = fresh.get(step.step);
      if (judged) this.#judged.keep(step, done, judged);
      const known = unknown.some((other) => uses(step, other)) ? undefined : this.#judged.verdictOn(step, done);
      const verdict = judged ?? (known && (goesOn || isDone(known)) ? known : undefined);
      if (verdict) verdicts.push(verdict);
      else if (todo.has(step.step)) unknown.push(step);
      const isFinished = verdict ? isDone(verdict) : !todo.has(step.step);
      if (isFinished) done.push(step);
      if (isFinished || !verdict) job.push({ ...step, isFinished });
      if (verdict && !isFinished && !goesOn && todo.has(step.step)) break;
    }
    return { verdicts, job };
  }

  /** Forgets all verdicts, because code that uses chance may fail the next time. */
  forget(): void {
    this.#judged.forget();
  }

  /** Asks the code of a step about some cards; ours stand in for what it imports and nobody has begun. */
  ask(step: Step, folder: string, groups: readonly Cards[]): Promise<Answered> {
    const { root } = this.home;
    const { modules: read, untouched: later = [] } = readStep(step, folder, root);
    const imported = read.flatMap(unitsIn);
    const earlier = unitsBefore(step.name).filter((unit) => !isBegun({ units: [unit] }, folder, root));
    const standIns = [...earlier.filter((unit) => imported.includes(unit)), ...later];
    const modules = read.map((module) => withOurs(module, standIns));
    return this.#withChild(async (child) => {
      let both: Answer = { rules: '', answer: '' };
      for await (const message of child.run({ asked: step.name, modules, groups })) {
        if (message.kind === 'answered') both = message;
        if (message.kind === 'stopped') both = { ...both, ...message, answer: message.message };
      }
      return { ...both, answer: both.answer || child.silence, ...(standIns.length > 0 && { standIns }) };
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
    const mistakes = steps.map((step) => readMistakes(step, this.home.root));
    return findKnownMistakes(this, mistakes);
  }

  async close(): Promise<void> {
    await (await this.#spare).kill();
  }

  async #warmUp(): Promise<Child> {
    const child = new Child(await this.#code, this.home.root, this.#longestCallMs);
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

/** These steps, and before each the done ones that come before it. */
function readSteps(steps: readonly Step[], done: readonly Step[], folder: string, root: string): ReadStep[] {
  const others = done.filter((step) => !steps.includes(step));
  const isBefore = (one: Step, other: Step) => STEPS.indexOf(one) < STEPS.indexOf(other);
  return steps
    .flatMap((step) => [...others.splice(0, others.findLastIndex((other) => isBefore(other, step)) + 1), step])
    .map((step) => readStep(step, folder, root));
}

function readStep({ name, units }: Step, folder: string, root: string): ReadStep {
  const before = unitsBefore(name);
  const modules = units.map((unit) => {
    const path = resolve(unitFile(unit, folder));
    const module = readModule(unit, path, before);
    if (existsSync(path) || !('message' in module)) return module;
    return { ...module, message: `${module.message}: r puts the stub back` };
  });
  const own = new Set<Unit>([...before, ...units]);
  const untouched = [...new Set(modules.flatMap(unitsIn))].filter(
    (unit) => !own.has(unit) && !isBegun({ units: [unit] }, folder, root),
  );
  return { step: name, modules, ...(untouched.length > 0 && { untouched }) };
}

/** The child's verdicts. */
async function verdictsOf(
  job: StepsJob,
  child: Child,
  hear: (verdict: StepVerdict) => void,
  signal: AbortSignal | undefined,
): Promise<StepVerdict[]> {
  if (signal?.aborted) return [];
  const { steps, goesOn } = job;
  const verdicts = new Map<string, StepVerdict>();
  const kill = () => void child.kill();
  signal?.addEventListener('abort', kill);
  let [at, stopped]: [Message?, Trouble?] = [];
  let failed: Trouble[] = [];
  for await (const message of child.run(job)) {
    if (message.kind === 'verdict') verdicts.set(message.verdict.step, message.verdict);
    if (message.kind === 'verdict') hear(message.verdict);
    if (message.kind === 'at') at = message;
    if (message.kind === 'failed') failed.push(message.trouble);
    if (message.kind === 'verdict') failed = [];
    if (message.kind !== 'stopped') continue;
    stopped = message;
    break;
  }
  signal?.removeEventListener('abort', kill);
  const judged = [...verdicts.values()];
  const isComplete = steps.every(({ step, isFinished }) => isFinished || verdicts.has(step));
  const isOver = goesOn ? isComplete : isComplete || !judged.every(isDone);
  if (!stopped && isOver) return judged;
  const verdict = stoppedVerdict(at, stopped ?? { message: child.silence }, steps[0]?.step ?? '', failed);
  return [...verdicts.set(verdict.step, verdict).values()];
}
