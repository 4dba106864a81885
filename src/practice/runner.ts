/** Has a learner's files judged in a thread. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Answer, Failures, FailuresJob, Job, Message, StepsJob } from '../coach/jobs.ts';
import { findKnownMistakes } from '../coach/known-mistakes.ts';
import { unitsBefore, unitsIn, withOurs } from '../coach/stand-in.ts';
import { STEPS, type Step } from '../coach/steps.ts';
import type { Unit } from '../coach/stub-answers.ts';
import { ToldVerdicts } from '../coach/told-verdicts.ts';
import { isDone, type KnownMistake, type StepVerdict } from '../coach/verdict.ts';
import type { Cards } from '../kata/cards/card.ts';
import { Client } from '../load/client.ts';
import { threadsOf } from '../load/node.ts';
import { entryFile, type Home } from '../terminal/entry-code.ts';
import type { Answered } from './ask.ts';
import { readMistakes } from './read-mistakes.ts';
import { readModule } from './read-module.ts';
import { isBegun, unitFile } from './unit-files.ts';

type ReadStep = StepsJob['steps'][number];

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

/** Starts the client: the build has put its thread's code together, and a checkout does so when it is needed. */
async function startClient({ root, fromSource }: Home): Promise<Client<Job, Message>> {
  const file = fromSource ? await entryFile(root, 'src/practice/worker.ts') : join(root, 'dist/cli/practice-worker.js');
  return new Client(threadsOf(file, { root }));
}

export class Runner {
  readonly home: Home;
  readonly #client: Promise<Client<Job, Message>>;
  /** The last verdict on each step, and what it was given for: the texts of its files and of those done before. */
  readonly #known = new Map<string, { readonly files: string; readonly verdict: StepVerdict }>();
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  constructor(home: Home, client: Promise<Client<Job, Message>> = startClient(home)) {
    this.home = home;
    this.#client = client;
  }

  /**
   * Judges steps, and returns a verdict for each: in this order, each beside those before it that are done. What is as it was
   * is not judged again.
   */
  async judge(steps: readonly Step[], folder: string, options: Judging = {}): Promise<StepVerdict[]> {
    const { done = [], goesOn = false, given, hear, signal } = options;
    const [read, todo] = [readSteps(steps, done, folder, this.home.root), new Set(steps.map(({ name }) => name))];
    const fresh = new Map<string, StepVerdict>();
    for (;;) {
      const { verdicts, job } = this.#plan(read, todo, fresh, goesOn);
      const current = verdicts.at(-1)?.step;
      if (job.every(({ isFinished }) => isFinished)) {
        if (current && !goesOn) (await this.#client).tell({ prepare: current });
        return verdicts;
      }
      const told = new ToldVerdicts(job.find(({ isFinished }) => !isFinished)?.step ?? '', hear);
      const stop = await this.#run(
        { steps: job, goesOn, ...(given && { given }) },
        (message) => told.take(message),
        signal,
      );
      if (signal?.aborted) return [];
      for (const verdict of told.list(stop)) fresh.set(verdict.step, verdict);
    }
  }

  /** Says what is known of the steps, and what is still to be judged. */
  #plan(
    read: readonly ReadStep[],
    todo: ReadonlySet<string>,
    fresh: ReadonlyMap<string, StepVerdict>,
    goesOn: boolean,
  ) {
    const [verdicts, job]: [StepVerdict[], ReadStep[]] = [[], []];
    const done: ReadStep['modules'][] = [];
    let isOpen = false;
    for (const step of read) {
      const files = JSON.stringify([...done, step.modules]);
      const [judged, known] = [fresh.get(step.step), this.#known.get(step.step)];
      if (judged) this.#known.set(step.step, { files, verdict: judged });
      const verdict = judged ?? (!isOpen && known?.files === files ? known.verdict : undefined);
      if (verdict && todo.has(step.step)) verdicts.push(verdict);
      const isFinished = !todo.has(step.step) || (verdict !== undefined && isDone(verdict));
      if (isFinished) done.push(step.modules);
      else if (!verdict) isOpen = true;
      if (isFinished || !verdict) job.push({ ...step, isFinished });
      if (verdict && !isFinished && !goesOn) break;
    }
    return { verdicts, job };
  }

  /** Forgets all verdicts, because code that uses chance may fail the next time. */
  forget(): void {
    this.#known.clear();
  }

  /** Asks the code of a step about some cards; ours stand in for what it imports and nobody has begun. */
  async ask(step: Step, folder: string, groups: readonly Cards[]): Promise<Answered> {
    const { root } = this.home;
    const { modules: read, untouched: later = [] } = readStep(step, folder, root);
    const imported = read.flatMap(unitsIn);
    const earlier = unitsBefore(step.name).filter((unit) => !isBegun({ units: [unit] }, folder, root));
    const standIns = [...earlier.filter((unit) => imported.includes(unit)), ...later];
    const modules = read.map((module) => withOurs(module, standIns));
    let both: Answer = { rules: '', answer: '' };
    const stop = await this.#run({ asked: step.name, modules, groups }, (message) => {
      if (message.kind === 'answered') both = message;
    });
    return { ...both, ...(stop && { ...stop, answer: stop.message }), ...(standIns.length > 0 && { standIns }) };
  }

  /**
   * Finds the examples that each of our solutions fails; what the hunt finds against one that fails none.
   *
   * @throws Error when they were not all judged
   */
  async failuresOf(job: FailuresJob): Promise<Failures[]> {
    const failures: Failures[] = [];
    await this.#run(job, (message) => void (message.kind === 'failures' && failures.push(message)));
    const [done, all] = [failures.length, job.solutions.length];
    if (done < all) throw new Error(`only ${done} of ${all} solutions were compared with the examples`);
    return failures;
  }

  /** Finds the known mistakes of a step with the examples that they fail; once. */
  mistakesOf(step: Step): Promise<readonly KnownMistake[]> {
    const found = this.#mistakes.get(step.name) ?? this.knownMistakes([step]).then(([of = []]) => of);
    this.#mistakes.set(step.name, found);
    return found;
  }

  /** Finds the known mistakes of some steps. */
  async knownMistakes(steps: readonly Step[]): Promise<(readonly KnownMistake[])[]> {
    const mistakes = steps.map((step) => readMistakes(step, this.home.root));
    return findKnownMistakes(this, mistakes);
  }

  async close(): Promise<void> {
    (await this.#client).close();
  }

  async #run(job: Job, hear: (message: Message) => void, signal?: AbortSignal) {
    return (await this.#client).run(job, hear, signal);
  }
}

/** Reads these steps, and before each the done ones that come before it. */
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
