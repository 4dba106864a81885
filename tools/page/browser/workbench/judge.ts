import { chapterOf, type Exercise, examplesOf } from '../../../coach/exercise.ts';
import { exerciseNamed } from '../../../coach/exercises.ts';
import { inWords } from '../../../coach/explain/words.ts';
import { awaitsFoundations, foundationsOf, withBroken } from '../../../coach/foundations.ts';
import type { Message } from '../../../coach/jobs.ts';
import { verdictOf } from '../../../coach/run/verdict-of.ts';
import {
  type Breakdown,
  type ExerciseVerdict,
  isDone,
  isWrongAnswer,
  type Trouble,
} from '../../../coach/verdict.ts';
import { Client } from '../../../machine/load/client.ts';
import { unpackBench } from '../../view/bench-data.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import { NoWorker, startWorker } from '../book/start-worker.ts';
import { countedExamples } from '../own-examples/rows.ts';
import { type Answer, answersTo } from './answers.ts';
import {
  type Asking,
  type Code,
  fileOf,
  type Judging,
  type JudgingExamples,
  type ToWorker,
} from './protocol.ts';

/** Returns the text of a script element that the browser does not run. */
export const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

/** The data of the workbench, which are in the page. */
export const BENCH = unpackBench(JSON.parse(textOf('workbench-data')));

/** The verdict so far; more may follow unless it is final. */
export interface Judged {
  readonly verdict: ExerciseVerdict;
  /** To the examples of the chapter, in their order. */
  readonly answers: readonly Answer[];
  readonly isFinal: boolean;
}

/** Tells whether code could not even be run. */
export function isUnreadable({ verdict }: Judged): boolean {
  return verdict.stage === 'read';
}

/** Returns what happened instead of an answer, if that is the first that is wrong. */
export function breakdownIn({ verdict }: Judged): Breakdown | undefined {
  const [trouble] = verdict.troubles;
  return trouble && !isWrongAnswer(trouble) ? trouble : undefined;
}

/** Returns the failure that is shown, if any. @param failure - its index */
export function failureIn(judged: Judged | undefined, failure: number): Trouble | undefined {
  return judged && inWords(judged.verdict, [], failure).wrong;
}

/** Lists the examples of an exercise, without the counts. */
export function examplesToJudge(name: string): readonly ExampleToJudge[] {
  const exercise = exerciseNamed(name);
  return examplesOf(exercise, BENCH.chapters[chapterOf(exercise)]?.examples ?? []);
}

const NO_WORKER =
  'The browser does not let this page run code in the background. Save the page and open it from ' +
  'your disk, or practise in a terminal: poker-kata practice.';

let client: Client<WorkerJob, Message> | undefined;
let refuse: (reason: NoWorker) => void = () => {};

/** Is rejected if the browser does not let the page start the coach. */
const refusal = new Promise<never>((_, reject) => {
  refuse = reject;
});

let current = new AbortController();

/**
 * Judges code in a worker, by the reader's own examples before ours, and stops judging earlier code.
 * If it is right, what the exercise builds on is judged, too.
 *
 * @param wasDone - says whether the reader has done an exercise
 * @throws NoWorker if there is none
 */
export async function judge(
  code: Code,
  wasDone: (exercise: Exercise) => boolean,
  onVerdict: (judged: Judged) => void,
): Promise<void> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const exercise = exerciseNamed(code.name);
  const own = countedExamples(exercise);
  const examples = [...own, ...examplesToJudge(code.name)];
  const passOn = (verdict: ExerciseVerdict, isFinal: boolean) =>
    onVerdict({ verdict, answers: answersTo(examples, verdict), isFinal });
  const last = await verdictOf(
    code.name,
    (onMessage) => runInWorker({ ...code, own }, onMessage, signal),
    (verdict) => {
      if (!awaitsFoundations(exercise, verdict)) passOn(verdict, false);
    },
  );
  if (!last || signal.aborted) return;
  const complete = awaitsFoundations(exercise, last)
    ? await withFoundations(last, code, wasDone, signal)
    : last;
  if (!signal.aborted) passOn(complete, true);
}

/** Adds to a good verdict what fails of what the exercise builds on. */
async function withFoundations(
  own: ExerciseVerdict,
  code: Code,
  wasDone: (exercise: Exercise) => boolean,
  signal: AbortSignal,
): Promise<ExerciseVerdict> {
  const alone = await judgeFoundations(code, signal);
  return withBroken(own, alone, (name) => wasDone(exerciseNamed(name)));
}

/**
 * Judges what an exercise builds on, as far as the reader has written it. A file that fails is
 * replaced by ours for those that import it.
 */
async function judgeFoundations(code: Code, signal: AbortSignal): Promise<ExerciseVerdict[]> {
  let { files } = code;
  const verdicts: ExerciseVerdict[] = [];
  for (const exercise of foundationsOf(exerciseNamed(code.name))) {
    const file = fileOf(exercise);
    const ours = BENCH.ours[file] ?? '';
    if (files[file] === ours) continue;
    const { name } = exercise;
    const own = countedExamples(exercise);
    const verdict = await verdictOf(name, (onMessage) =>
      runInWorker({ name, files, own }, onMessage, signal),
    );
    if (!verdict) continue;
    verdicts.push(verdict);
    if (!isDone(verdict)) files = { ...files, [file]: ours };
  }
  return verdicts;
}

type WorkerJob = Judging | JudgingExamples | Asking;

/**
 * Runs a job in the worker, after those before it.
 *
 * @returns why it was stopped, if it was
 * @throws NoWorker if there is none
 */
export function runInWorker(...job: Parameters<Client<WorkerJob, Message>['run']>) {
  client ??= startClient();
  return Promise.race([client.run(...job), refusal]);
}

function startClient(): Client<WorkerJob, Message> {
  return new Client((onMessage) => {
    const worker = startWorker();
    const post = (message: unknown) => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
    // Errors of the code that it judges do not get here.
    worker.addEventListener('error', () => refuse(new NoWorker(NO_WORKER)));
    post({ chapters: BENCH.chapters } satisfies ToWorker);
    return { post, end: () => worker.terminate() };
  });
}
