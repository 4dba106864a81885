/** Runs the coach on a learner's files. */
import type { Exercise } from '../coach/exercise.ts';
import { EXERCISES, exerciseNamed } from '../coach/exercises.ts';
import { awaitsFoundations, foundationsOf, withBroken } from '../coach/foundations.ts';
import type { Answer, Asked, ExerciseJob, Job, Message } from '../coach/jobs.ts';
import { readMistakesToJudge } from '../coach/read-package.ts';
import { verdictOf } from '../coach/run/verdict-of.ts';
import type { FileName } from '../coach/units.ts';
import { type ExerciseVerdict, endsEarly, isDone, type KnownMistake } from '../coach/verdict.ts';
import type { Client } from '../machine/load/client.ts';
import type { Stop } from '../machine/load/runtime.ts';
import type { Home } from '../machine/package/package-files.ts';
import { withLocations } from './failure-locations.ts';
import { isWritten } from './learner-files.ts';
import { OwnExamples } from './own-examples.ts';
import { type ExerciseFiles, readExercise, readerFor } from './read-exercise.ts';
import { startClient } from './start-client.ts';
import { VerdictCache } from './verdict-cache.ts';

/** What an interview changes: the names that may be imported, and what is below. */
export interface InterviewTerms extends Pick<ExerciseJob, 'given'> {
  /** Returns the locations of the visible examples, the only ones to run. */
  readonly shown?: (exercise: Exercise) => readonly string[];
  /** The only file of the candidate, instead of that of the exercise. */
  readonly onlyFile?: FileName | undefined;
}

/** How to judge; each is optional. A `seed` deals other random hands. */
export interface JudgingOptions
  extends InterviewTerms,
    Pick<ExerciseJob, 'program' | 'seed' | 'onlyExamples' | 'handSize' | 'mayLeaveOut'> {
  /** A new number judges unchanged files again. */
  readonly round?: number;
  /**
   * Gets each verdict. If all examples pass, there is one before the counts, and another after
   * them. It may get the same one again.
   */
  readonly onVerdict?: (verdict: ExerciseVerdict) => void;
  /** Gives up. */
  readonly signal?: AbortSignal;
}

/** The answers of the code and of the rules, and the imported units that were replaced by ours. */
export type Answers = Answer & Pick<ExerciseVerdict, 'standIns'>;

/** Reads a learner's code, and lets the coach judge it in a thread. Call `close` at the end. */
export class Runner {
  readonly home: Home;
  readonly #client: Promise<Client<Job, Message>>;
  readonly #verdicts = new VerdictCache();
  readonly #mistakes = new Map<string, readonly KnownMistake[]>();
  /** Judges the learner's own examples. */
  readonly examples = new OwnExamples((...job) => this.#run(...job));

  constructor(home: Home, client: Promise<Client<Job, Message>> = startClient(home)) {
    this.home = home;
    this.#client = client;
  }

  /**
   * Judges the exercises that have changed, and returns the verdicts on all; none if it was given
   * up.
   */
  async judge(
    exercises: readonly Exercise[],
    folder: string,
    options: JudgingOptions = {},
  ): Promise<ExerciseVerdict[]> {
    // A file that turns out wrong or right changes what is read for the files that import it, so a
    // second pass judges these again.
    const isJudged = await this.#judgeChanged(exercises, folder, options);
    const areImportersJudged = isJudged && (await this.#judgeChanged(exercises, folder, options));
    if (!areImportersJudged) return [];
    const verdicts: ExerciseVerdict[] = [];
    for (const exercise of exercises) {
      const own = this.#verdicts.last(exercise, folder);
      const verdict = own && (await this.#withFoundations(own, exercise, folder, options));
      if (options.signal?.aborted) return [];
      if (verdict) verdicts.push(verdict);
    }
    return verdicts;
  }

  /** Judges what an exercise builds on, if it was begun, and adds to its good verdict what fails. */
  async #withFoundations(
    own: ExerciseVerdict,
    exercise: Exercise,
    folder: string,
    options: JudgingOptions,
  ): Promise<ExerciseVerdict> {
    if (!awaitsFoundations(exercise, own, options)) return own;
    const isBegun = ({ unit }: Exercise) =>
      options.program !== undefined || isWritten(unit, folder, this.home.root);
    const foundations = foundationsOf(exercise).filter(isBegun);
    await this.#judgeChanged(foundations, folder, options);
    const judged = foundations.flatMap((one) => this.#verdicts.last(one, folder) ?? []);
    const wasDone = (name: string) => this.#verdicts.wasDone(exerciseNamed(name), folder);
    const verdict = withBroken(own, judged, wasDone);
    options.onVerdict?.(verdict);
    return verdict;
  }

  /**
   * Asks the code and the rules about cards. In an interview, which says what is given, the rules'
   * answer is left out.
   */
  async ask(
    exercise: Exercise,
    folder: string,
    question: Asked,
    { program, given, onlyFile }: Pick<JudgingOptions, 'program' | 'given' | 'onlyFile'> = {},
  ): Promise<Answers> {
    const { module, standIns } = this.#read(exercise, folder, { program, onlyFile });
    let answers: Answer = { rules: '', answer: '' };
    const job = { asked: exercise.name, module, program, given, question };
    const stop = await this.#run(job, (message) => {
      if (message.kind !== 'answered') return;
      answers = given ? { ...message, rules: '' } : message;
    });
    if (stop) return { ...answers, ...stop, answer: stop.message, standIns };
    return { ...answers, standIns };
  }

  /** Finds what the known mistakes of an exercise answer, once. */
  async mistakesFor({ exercise }: ExerciseVerdict): Promise<readonly KnownMistake[]> {
    const kept = this.#mistakes.get(exercise);
    if (kept) return kept;
    const judged: KnownMistake[] = [];
    const mistakes = readMistakesToJudge(exercise, this.home.root);
    const stop = await this.#run({ mistakes }, (message) => {
      if (message.kind === 'mistake') judged.push(message.mistake);
    });
    if (!stop) this.#mistakes.set(exercise, judged);
    return judged;
  }

  async close(): Promise<void> {
    (await this.#client).close();
  }

  /** Returns false if it was given up. */
  async #judgeChanged(
    exercises: readonly Exercise[],
    folder: string,
    options: JudgingOptions,
  ): Promise<boolean> {
    for (const exercise of exercises) {
      const isJudged = await this.#judgeIfChanged(exercise, folder, options);
      if (!isJudged) return false;
    }
    return true;
  }

  async #judgeIfChanged(
    exercise: Exercise,
    folder: string,
    options: JudgingOptions,
  ): Promise<boolean> {
    const { program, seed, given, handSize, mayLeaveOut, round, signal } = options;
    const shown = options.shown?.(exercise);
    // A stub may answer like a known mistake, but nobody has made it.
    const unit = options.onlyFile ?? exercise.unit;
    const isStub = !program && !isWritten(unit, folder, this.home.root);
    const onlyExamples = options.onlyExamples || isStub;
    // Programs and interviews have no examples of their own.
    const own = program || given ? undefined : await this.examples.judge(exercise, folder, signal);
    const examples = { own: own?.counted, shown, onlyExamples, handSize, mayLeaveOut };
    const asked = { exercise: exercise.name, program, seed, given };
    const question = { ...asked, ...examples };
    // A verdict that ends early is the same with only the examples.
    const termsOf = (judged: ExerciseVerdict | undefined) => {
      const isForExamples = onlyExamples && !(judged && endsEarly(judged));
      return JSON.stringify({ ...question, round, onlyExamples: isForExamples });
    };
    // What an exercise builds on is judged as it is, for it must serve both.
    const isReplaced = ({ name }: Exercise) => !exercise.buildsOn?.includes(name);
    const wrong = EXERCISES.filter((other) => isReplaced(other) && this.#isWrong(other, folder));
    const read = readerFor(exercise, folder, this.home.root, wrong);
    const terms = termsOf(this.#verdicts.last(exercise, folder));
    if (this.#verdicts.isFresh(exercise, folder, terms, read)) return true;
    // Even if this is given up, because a part of the new verdict may be on the screen by then.
    this.#verdicts.forget(exercise, folder);
    const files = this.#read(exercise, folder, options, wrong);
    const complete = (judged: ExerciseVerdict) => completeVerdict(judged, files, folder, options);
    const announce = (judged: ExerciseVerdict) => {
      if (!awaitsFoundations(exercise, judged, options)) options.onVerdict?.(judged);
    };
    const last = await verdictOf(
      exercise.name,
      (onMessage) => this.#run({ ...question, module: files.module }, onMessage, signal),
      (judged) => announce(complete(judged)),
      program !== undefined, // which starts again after an error, perhaps with a build
    );
    if (!last || signal?.aborted) return false;
    const verdict = complete(last);
    // The verdict on code that was stopped has not been sent yet.
    announce(verdict);
    this.#verdicts.keep(exercise, folder, { terms: termsOf(verdict), texts: files.texts, verdict });
    return true;
  }

  /** Returns whether an exercise is known to be wrong. Changed files were not judged yet. */
  #isWrong(exercise: Exercise, folder: string): boolean {
    const verdict = this.#verdicts.last(exercise, folder);
    if (!verdict || isDone(verdict)) return false;
    return this.#verdicts.isOnSameFiles(exercise, folder, this.home.root);
  }

  /** Reads the file of an exercise; none if a program answers. */
  #read(
    exercise: Exercise,
    folder: string,
    { program, onlyFile: unit = exercise.unit }: Pick<JudgingOptions, 'program' | 'onlyFile'>,
    wrong?: readonly Exercise[],
  ): ExerciseFiles {
    const { root } = this.home;
    if (program) return { module: undefined, texts: new Map(), standIns: [] };
    return readExercise({ unit }, folder, root, readerFor(exercise, folder, root, wrong));
  }

  async #run(
    job: Job,
    onMessage: (message: Message) => void,
    signal?: AbortSignal,
  ): Promise<Stop | undefined> {
    return (await this.#client).run(job, onMessage, signal);
  }
}

/** Adds what the coach cannot know: where the code is, and which imports were replaced. */
function completeVerdict(
  verdict: ExerciseVerdict,
  { standIns }: ExerciseFiles,
  folder: string,
  { program, onlyFile }: JudgingOptions,
): ExerciseVerdict {
  if (program) return verdict;
  return withLocations({ ...verdict, standIns }, folder, onlyFile);
}
