/** Has a learner's files judged in a thread. */
import { join, relative, resolve } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { readMistakes } from '../coach/read-package.ts';
import type { Answer, Job, Message, ProgramRun } from '../coach/run/jobs.ts';
import { readUnit } from '../coach/run/read-unit.ts';
import { verdictOf } from '../coach/run/verdict-of.ts';
import { type FileName, solutionPath, type Unit } from '../coach/units.ts';
import { type ExerciseVerdict, isDone, type KnownMistake } from '../coach/verdict.ts';
import type { Cards } from '../kata/cards/card.ts';
import { Client } from '../load/client.ts';
import { readText, threadsOf } from '../load/node.ts';
import { entryFile } from '../terminal/entry-code.ts';
import type { Home } from '../terminal/package-files.ts';
import { isWritten, unitFile, withPlace } from './learner-files.ts';

/** What an interview allows to import, and the examples that it asks. */
export interface Terms {
  readonly given: readonly string[];
  readonly shown?: (exercise: Exercise) => readonly string[];
  /** The one file that answers, as a program would. */
  readonly alone?: FileName | undefined;
}

export interface Judging {
  /** Others that are done: what uses them gets the learner's. */
  readonly done?: readonly Exercise[];
  readonly terms?: Terms | undefined;
  /** A program that is judged in place of files. */
  readonly program?: ProgramRun | undefined;
  /** Deals other random hands. */
  readonly seed?: number | undefined;
  /** Gets each verdict: one whose examples pass comes before its counts, and then once more. */
  readonly onVerdict?: (verdict: ExerciseVerdict) => void;
  /** Ends it, and throws away what was judged until then. */
  readonly signal?: AbortSignal;
}

export type Answered = Answer & Pick<ExerciseVerdict, 'standIns'>;

/** Starts the client; a checkout bundles the code of its threads when it is needed. */
async function startClient({ root, fromSource }: Home): Promise<Client<Job, Message>> {
  const fileOf = (entry: string, built: string) =>
    fromSource ? entryFile(root, entry) : join(root, 'dist/cli', built);
  const file = await fileOf('src/practice/worker.ts', 'practice-worker.js');
  return new Client(threadsOf(file, { root, pipes: await fileOf('src/program/pipes.ts', 'program-pipes.js') }));
}

export class Runner {
  readonly home: Home;
  readonly #client: Promise<Client<Job, Message>>;
  readonly #mistakes = new Map<string, Promise<readonly KnownMistake[]>>();

  constructor(home: Home, client: Promise<Client<Job, Message>> = startClient(home)) {
    this.home = home;
    this.#client = client;
  }

  /** Judges exercises in this order, and returns the verdicts. */
  async judge(exercises: readonly Exercise[], folder: string, options: Judging = {}): Promise<ExerciseVerdict[]> {
    const { done = [], terms, program, seed, signal } = options;
    const verdicts: ExerciseVerdict[] = [];
    const others = new Set(done);
    for (const exercise of exercises) {
      const isTheirs = (unit: Unit) => [...others].some(({ units }) => units.includes(unit));
      const files = () => readExercise(exercise, folder, this.home.root, isTheirs);
      const { modules, ...standIns } = program ? { modules: [] } : files();
      const shown = terms?.shown && { shown: terms.shown(exercise) };
      const job = { exercise: exercise.name, modules, program, seed, ...(terms && { given: terms.given }), ...shown };
      const onVerdict = (verdict: ExerciseVerdict) => {
        const isAny = program && !terms?.alone;
        const told = isAny ? verdict : withPlace({ ...verdict, ...standIns }, folder, terms?.alone);
        if (!signal?.aborted) options.onVerdict?.(told);
        return told;
      };
      const verdict = await verdictOf(exercise.name, (take) => this.#run(job, take, signal), onVerdict);
      if (!verdict || signal?.aborted) return [];
      verdicts.push(onVerdict(verdict));
      if (isDone(verdict)) others.add(exercise);
      else others.delete(exercise);
    }
    return verdicts;
  }

  /** Asks the code of an exercise about some cards; ours stand in for imports that were not begun. */
  async ask(exercise: Exercise, folder: string, groups: readonly Cards[], program?: ProgramRun): Promise<Answered> {
    const isTheirs = (unit: Unit) => isWritten(unit, folder, this.home.root);
    const files = () => readExercise(exercise, folder, this.home.root, isTheirs);
    const { modules, ...standIns } = program ? { modules: [] } : files();
    let both: Answer = { rules: '', answer: '' };
    const stop = await this.#run({ asked: exercise.name, modules, program, groups }, (message) => {
      if (message.kind === 'answered') both = message;
    });
    return { ...both, ...(stop && { ...stop, answer: stop.message }), ...standIns };
  }

  /** Finds how the known mistakes of an exercise fail, once; none before it is done or an answer is wrong. */
  async mistakesFor(verdict: ExerciseVerdict): Promise<readonly KnownMistake[]> {
    const { exercise, failed, counterExample } = verdict;
    if (!isDone(verdict) && failed.length === 0 && !counterExample) return [];
    const found = this.#mistakes.get(exercise) ?? this.#judgeMistakes(exercise);
    this.#mistakes.set(exercise, found);
    return found;
  }

  async #judgeMistakes(name: string): Promise<readonly KnownMistake[]> {
    const found: KnownMistake[] = [];
    const mistakes = readMistakes(name, this.home.root);
    await this.#run({ mistakes }, (message) => void (message.kind === 'mistake' && found.push(message.mistake)));
    return found;
  }

  async close(): Promise<void> {
    (await this.#client).close();
  }

  async #run(job: Job, onMessage: (message: Message) => void, signal?: AbortSignal) {
    return (await this.#client).run(job, onMessage, signal);
  }
}

const UNITS = EXERCISES.flatMap(({ units }) => units);

/** Reads the files of an exercise. Where they import other exercises that are not `isTheirs`, ours stand in. */
function readExercise({ units }: Exercise, folder: string, root: string, isTheirs: (unit: Unit) => boolean) {
  const standIns = new Set<Unit>();
  const replaceable = UNITS.filter((unit) => !units.includes(unit) && !isTheirs(unit));
  const read = (file: string) => {
    const text = readText(file);
    const unit = replaceable.find((one) => resolve(file) === resolve(unitFile(one, folder)));
    if (text === undefined || !unit) return text;
    standIns.add(unit);
    return `export * from ${JSON.stringify(join(root, solutionPath(unit)))};`;
  };
  const modules = units.map((unit) => readUnit(unit, relative('', unitFile(unit, folder)), read));
  return { modules, ...(standIns.size > 0 && { standIns: [...standIns] }) };
}
