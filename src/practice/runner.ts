/** Has a learner's files judged in a thread. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import type { Answer, ExercisesJob, Job, Message } from '../coach/jobs.ts';
import { unitsBefore, unitsIn, withOurs } from '../coach/stand-in.ts';
import type { Unit } from '../coach/stub-answers.ts';
import { ToldVerdicts } from '../coach/told-verdicts.ts';
import { type ExerciseVerdict, isDone, type KnownMistake } from '../coach/verdict.ts';
import type { Cards } from '../kata/cards/card.ts';
import { Client } from '../load/client.ts';
import { threadsOf } from '../load/node.ts';
import { entryFile, type Home } from '../terminal/entry-code.ts';
import type { Answered } from './ask.ts';
import { readMistakes } from './read-mistakes.ts';
import { readModule } from './read-module.ts';
import { isBegun, unitFile } from './unit-files.ts';

type ReadExercise = ExercisesJob['exercises'][number];

/** How exercises are judged. */
export interface Judging {
  /** Others that were done when they were last judged: what uses them gets theirs. */
  readonly done?: readonly Exercise[];
  /** Whether to go on behind an exercise that is not done. */
  readonly goesOn?: boolean;
  /** The names that the files may import from the package, if not all. */
  readonly given?: readonly string[];
  /** Gets each verdict as it comes; that on an exercise whose examples pass comes before its counts, and then once more. */
  readonly hear?: (verdict: ExerciseVerdict) => void;
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
  /** The last verdict on each exercise, and what it was given for: the texts of its files and of those done before. */
  readonly #known = new Map<string, { readonly files: string; readonly verdict: ExerciseVerdict }>();
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  constructor(home: Home, client: Promise<Client<Job, Message>> = startClient(home)) {
    this.home = home;
    this.#client = client;
  }

  /**
   * Judges exercises, and returns a verdict for each: in this order, each beside those before it that are done. What is as it was
   * is not judged again.
   */
  async judge(exercises: readonly Exercise[], folder: string, options: Judging = {}): Promise<ExerciseVerdict[]> {
    const { done = [], goesOn = false, given, hear, signal } = options;
    const [read, todo] = [
      readSteps(exercises, done, folder, this.home.root),
      new Set(exercises.map(({ name }) => name)),
    ];
    const fresh = new Map<string, ExerciseVerdict>();
    for (;;) {
      const { verdicts, job } = this.#plan(read, todo, fresh, goesOn);
      const current = verdicts.at(-1)?.exercise;
      if (job.every(({ isFinished }) => isFinished)) {
        if (current && !goesOn) (await this.#client).tell({ prepare: current });
        return verdicts;
      }
      const told = new ToldVerdicts(job.find(({ isFinished }) => !isFinished)?.exercise ?? '', hear);
      const stop = await this.#run(
        { exercises: job, goesOn, ...(given && { given }) },
        (message) => told.take(message),
        signal,
      );
      if (signal?.aborted) return [];
      for (const verdict of told.list(stop)) fresh.set(verdict.exercise, verdict);
    }
  }

  /** Says what is known of the exercises, and what is still to be judged. */
  #plan(
    read: readonly ReadExercise[],
    todo: ReadonlySet<string>,
    fresh: ReadonlyMap<string, ExerciseVerdict>,
    goesOn: boolean,
  ) {
    const [verdicts, job]: [ExerciseVerdict[], ReadExercise[]] = [[], []];
    const done: ReadExercise['modules'][] = [];
    let isOpen = false;
    for (const exercise of read) {
      const files = JSON.stringify([...done, exercise.modules]);
      const [judged, known] = [fresh.get(exercise.exercise), this.#known.get(exercise.exercise)];
      if (judged) this.#known.set(exercise.exercise, { files, verdict: judged });
      const verdict = judged ?? (!isOpen && known?.files === files ? known.verdict : undefined);
      if (verdict && todo.has(exercise.exercise)) verdicts.push(verdict);
      const isFinished = !todo.has(exercise.exercise) || (verdict !== undefined && isDone(verdict));
      if (isFinished) done.push(exercise.modules);
      else if (!verdict) isOpen = true;
      if (isFinished || !verdict) job.push({ ...exercise, isFinished });
      if (verdict && !isFinished && !goesOn) break;
    }
    return { verdicts, job };
  }

  /** Forgets all verdicts, because code that uses chance may fail the next time. */
  forget(): void {
    this.#known.clear();
  }

  /** Asks the code of an exercise about some cards; ours stand in for what it imports and nobody has begun. */
  async ask(exercise: Exercise, folder: string, groups: readonly Cards[]): Promise<Answered> {
    const { root } = this.home;
    const { modules: read, untouched: later = [] } = readExercise(exercise, folder, root);
    const imported = read.flatMap(unitsIn);
    const earlier = unitsBefore(exercise.name).filter((unit) => !isBegun({ units: [unit] }, folder, root));
    const standIns = [...earlier.filter((unit) => imported.includes(unit)), ...later];
    const modules = read.map((module) => withOurs(module, standIns));
    let both: Answer = { rules: '', answer: '' };
    const stop = await this.#run({ asked: exercise.name, modules, groups }, (message) => {
      if (message.kind === 'answered') both = message;
    });
    return { ...both, ...(stop && { ...stop, answer: stop.message }), ...(standIns.length > 0 && { standIns }) };
  }

  /** Finds in which way the known mistakes of an exercise fail; once. */
  mistakesOf(exercise: Exercise): Promise<readonly KnownMistake[]> {
    const found = this.#mistakes.get(exercise.name) ?? this.#judgeMistakes(exercise);
    this.#mistakes.set(exercise.name, found);
    return found;
  }

  async #judgeMistakes(exercise: Exercise): Promise<readonly KnownMistake[]> {
    const mistakes = readMistakes(exercise, this.home.root);
    const found: KnownMistake[] = [];
    await this.#run({ mistakes }, (message) => void (message.kind === 'mistake' && found.push(message.mistake)));
    if (found.length === mistakes.length) return found;
    throw new Error(`only ${found.length} of ${mistakes.length} known mistakes were judged`);
  }

  async close(): Promise<void> {
    (await this.#client).close();
  }

  async #run(job: Job, hear: (message: Message) => void, signal?: AbortSignal) {
    return (await this.#client).run(job, hear, signal);
  }
}

/** Reads these exercises, and before each the done ones that come before it. */
function readSteps(
  exercises: readonly Exercise[],
  done: readonly Exercise[],
  folder: string,
  root: string,
): ReadExercise[] {
  const others = done.filter((exercise) => !exercises.includes(exercise));
  const isBefore = (one: Exercise, other: Exercise) => EXERCISES.indexOf(one) < EXERCISES.indexOf(other);
  return exercises
    .flatMap((exercise) => [
      ...others.splice(0, others.findLastIndex((other) => isBefore(other, exercise)) + 1),
      exercise,
    ])
    .map((exercise) => readExercise(exercise, folder, root));
}

function readExercise({ name, units }: Exercise, folder: string, root: string): ReadExercise {
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
  return { exercise: name, modules, ...(untouched.length > 0 && { untouched }) };
}
