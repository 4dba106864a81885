/** Has a learner's files judged in a thread. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Exercise } from '../coach/exercises.ts';
import type { Answer, Job, Message } from '../coach/run/jobs.ts';
import { unitsBefore, unitsIn, withOurs } from '../coach/run/stand-in.ts';
import { ToldVerdicts } from '../coach/run/told-verdicts.ts';
import { type ExerciseVerdict, isDone, type KnownMistake } from '../coach/verdict.ts';
import type { Cards } from '../kata/cards/card.ts';
import { Client } from '../load/client.ts';
import { threadsOf } from '../load/node.ts';
import { entryFile, type Home } from '../terminal/entry-code.ts';
import type { Answered } from './ask.ts';
import { readMistakes } from './read-mistakes.ts';
import { readModule } from './read-module.ts';
import { isWritten, unitFile } from './unit-files.ts';

/** How exercises are judged. */
export interface Judging {
  /** Others that are done: what uses them gets theirs. */
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
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  constructor(home: Home, client: Promise<Client<Job, Message>> = startClient(home)) {
    this.home = home;
    this.#client = client;
  }

  /** Judges exercises in this order, each beside those before it that are done, and returns the verdicts. */
  async judge(exercises: readonly Exercise[], folder: string, options: Judging = {}): Promise<ExerciseVerdict[]> {
    const { done = [], goesOn = false, given, hear, signal } = options;
    const [first] = exercises;
    const before = unitsBefore(first?.name ?? '');
    const earlier = done.filter(({ units }) => units.some((unit) => before.includes(unit)));
    const verdicts = new Map<string, ExerciseVerdict>();
    const isFinished = (exercise: Exercise) => {
      const verdict = verdicts.get(exercise.name);
      return verdict ? isDone(verdict) : earlier.includes(exercise);
    };
    let todo = exercises;
    while (todo[0]) {
      const finished = [...new Set([...earlier, ...exercises])].filter(isFinished);
      const job = {
        exercises: [...finished, ...todo].map((exercise) => ({
          ...readExercise(exercise, folder, this.home.root),
          isFinished: !todo.includes(exercise),
        })),
        goesOn,
        ...(given && { given }),
      };
      const told = new ToldVerdicts(todo[0].name, hear);
      const stop = await this.#run(job, (message) => told.take(message), signal);
      if (signal?.aborted) return [];
      for (const verdict of told.list(stop)) verdicts.set(verdict.exercise, verdict);
      const goesOnBehind = goesOn || [...verdicts.values()].every(isDone);
      todo = goesOnBehind ? todo.filter(({ name }) => !verdicts.has(name)) : [];
    }
    const judged = [...verdicts.values()];
    const open = judged.find((verdict) => !isDone(verdict));
    if (open) (await this.#client).tell({ prepare: open.exercise });
    return judged;
  }

  /** Asks the code of an exercise about some cards; ours stand in for what it imports and nobody has begun. */
  async ask(exercise: Exercise, folder: string, groups: readonly Cards[]): Promise<Answered> {
    const { modules: read, untouched: standIns } = readExercise(exercise, folder, this.home.root);
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

function readExercise({ name, units }: Exercise, folder: string, root: string) {
  const modules = units.map((unit) => {
    const path = resolve(unitFile(unit, folder));
    const module = readModule(unit, path, unitsBefore(name));
    if (existsSync(path) || !('message' in module)) return module;
    return { ...module, message: `${module.message}: r puts the stub back` };
  });
  const imported = [...new Set(modules.flatMap(unitsIn))];
  const untouched = imported.filter((unit) => !units.includes(unit) && !isWritten(unit, folder, root));
  return { exercise: name, modules, untouched };
}
