import { existsSync } from 'node:fs';
import { join, parse, relative, resolve } from 'node:path';
import type { Cards } from '../../kata/cards/card.ts';
import { Client } from '../../machine/load/client.ts';
import { readText, threadsOf } from '../../machine/load/node.ts';
import { codeOf } from '../../machine/package/entry-code.ts';
import type { Home } from '../../machine/package/package-files.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { readMistakes } from '../coach/read-package.ts';
import type { Answer, ExerciseJob, Job, Message, ProgramRun } from '../coach/run/jobs.ts';
import { readUnit } from '../coach/run/read-unit.ts';
import { verdictOf } from '../coach/run/verdict-of.ts';
import { type FileName, solutionPath, type Unit } from '../coach/units.ts';
import { type ExerciseVerdict, isDone, type KnownMistake } from '../coach/verdict.ts';
import { isWritten, unitFile, withLocations } from './learner-files.ts';

export interface Terms extends Pick<ExerciseJob, 'given'> {
  /** Returns the locations of the visible examples. */
  readonly shown?: (exercise: Exercise) => readonly string[];
  /** The only file, which is run as a program. */
  readonly alone?: FileName;
}

export interface Judging extends Terms, Pick<ExerciseJob, 'program' | 'seed'> {
  /** A new number judges unchanged files again. */
  readonly round?: number;
  /** Gets each verdict: if all examples pass, once before the counts and once after them. */
  readonly onVerdict?: (verdict: ExerciseVerdict) => void;
  readonly signal?: AbortSignal;
}

/** The last verdict on an exercise, and everything that it depends on. */
interface Judged {
  readonly how: string;
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly verdict: ExerciseVerdict;
}

export type Answered = Answer & Pick<ExerciseVerdict, 'standIns'>;

/** Starts the client; a checkout bundles the code of its threads first. */
async function startClient(home: Home): Promise<Client<Job, Message>> {
  const file = await codeOf(home, 'src/learning/practice/worker.ts', 'practice-worker.js');
  const pipes = await codeOf(home, 'src/machine/program/pipes.ts', 'program-pipes.js');
  return new Client(threadsOf(file, { root: home.root, pipes }));
}

export class Runner {
  readonly home: Home;
  readonly #client: Promise<Client<Job, Message>>;
  readonly #judged = new Map<string, Judged>();
  readonly #mistakes = new Map<string, readonly KnownMistake[]>();

  constructor(home: Home, client: Promise<Client<Job, Message>> = startClient(home)) {
    this.home = home;
    this.#client = client;
  }

  /**
   * Judges exercises that have changed. Ours replaces imports that are wrong or untouched, so a
   * second pass repeats their users.
   */
  async judge(
    exercises: readonly Exercise[],
    folder: string,
    options: Judging = {},
  ): Promise<ExerciseVerdict[]> {
    const { given, alone, program, seed, round, signal } = options;
    const lastOf = ({ name }: Exercise) => this.#judged.get(join(folder, name));
    const isWrong = (exercise: Exercise) =>
      lastOf(exercise) && !isDone(lastOf(exercise)?.verdict as ExerciseVerdict);
    for (const exercise of [...exercises, ...exercises]) {
      const asked = {
        exercise: exercise.name,
        program,
        seed,
        given,
        shown: options.shown?.(exercise),
      };
      const [how, last] = [JSON.stringify({ ...asked, round }), lastOf(exercise)];
      const read = this.#readerOf(exercise, folder, EXERCISES.filter(isWrong));
      if (last?.how === how && [...last.texts].every(([file, text]) => read(file) === text))
        continue;
      // Stale, even if this is given up.
      if (last) this.#judged.set(join(folder, exercise.name), { ...last, how: '' });
      const { modules, texts, standIns } = this.#readExercise(
        program ? [] : exercise.units,
        folder,
        read,
      );
      const onVerdict = (verdict: ExerciseVerdict) => {
        const located =
          program && !alone ? verdict : withLocations({ ...verdict, standIns }, folder, alone);
        options.onVerdict?.(located);
        return located;
      };
      const found = await verdictOf(
        exercise.name,
        (take) => this.#run({ ...asked, modules }, take, signal),
        onVerdict,
      );
      if (!found || signal?.aborted) return [];
      this.#judged.set(join(folder, exercise.name), { how, texts, verdict: onVerdict(found) });
    }
    return exercises.flatMap((exercise) => lastOf(exercise)?.verdict ?? []);
  }

  /** Asks the code about some cards. Ours replaces imported files that are untouched. */
  async ask(
    exercise: Exercise,
    folder: string,
    groups: readonly Cards[],
    program?: ProgramRun,
  ): Promise<Answered> {
    const read = this.#readerOf(exercise, folder);
    const { modules, standIns } = this.#readExercise(program ? [] : exercise.units, folder, read);
    let both: Answer = { rules: '', answer: '' };
    const stop = await this.#run({ asked: exercise.name, modules, program, groups }, (message) => {
      if (message.kind === 'answered') both = message;
    });
    if (stop) return { ...both, ...stop, answer: stop.message, standIns };
    return { ...both, standIns };
  }

  /** Finds how the known mistakes of an exercise fail, and remembers it. */
  async mistakesFor({ exercise }: ExerciseVerdict): Promise<readonly KnownMistake[]> {
    const known = this.#mistakes.get(exercise);
    if (known) return known;
    const found: KnownMistake[] = [];
    const mistakes = readMistakes(exercise, this.home.root);
    const take = (message: Message) =>
      void (message.kind === 'mistake' && found.push(message.mistake));
    if (!(await this.#run({ mistakes }, take))) this.#mistakes.set(exercise, found);
    return found;
  }

  /**
   * Returns a function that reads a file, or ours instead of another exercise's file that is
   * untouched or wrong.
   */
  #readerOf({ units }: Exercise, folder: string, wrong: readonly Exercise[] = []): typeof readText {
    return (file) => {
      const unit = UNITS.find((one) => one === parse(file).name && !units.includes(one));
      if (!unit || resolve(file) !== resolve(unitFile(unit, folder))) return readText(file);
      const isTheirs =
        isWritten(unit, folder, this.home.root) &&
        !wrong.some((exercise) => exercise.units.includes(unit));
      return isTheirs || !existsSync(file) ? readText(file) : this.#standInFor(unit);
    };
  }

  readonly #standInFor = (unit: Unit) =>
    `export * from ${JSON.stringify(join(this.home.root, solutionPath(unit)))};`;

  /** Reads units with their imports, and lists those replaced by ours. */
  #readExercise(units: readonly Unit[], folder: string, read: typeof readText) {
    const texts = new Map<string, string | undefined>();
    const readAndKeep = (file: string) => texts.set(file, read(file)).get(file);
    const modules = units.map((unit) =>
      readUnit(unit, relative('', unitFile(unit, folder)), readAndKeep),
    );
    const standIns = UNITS.filter((unit) => [...texts.values()].includes(this.#standInFor(unit)));
    return { modules, texts, standIns };
  }

  async close(): Promise<void> {
    (await this.#client).close();
  }

  async #run(job: Job, onMessage: (message: Message) => void, signal?: AbortSignal) {
    return (await this.#client).run(job, onMessage, signal);
  }
}

const UNITS = EXERCISES.flatMap(({ units }) => units);
