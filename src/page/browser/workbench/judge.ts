import type { Message } from '../../../learning/coach/jobs.ts';
import { verdictOf } from '../../../learning/coach/run/verdict-of.ts';
import type { ExerciseVerdict } from '../../../learning/coach/verdict.ts';
import { Client } from '../../../machine/load/client.ts';
import { unpackBench } from '../../view/bench-data.ts';
import { type Answer, answersTo } from './answers.ts';
import type { Judging, ToWorker } from './protocol.ts';

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

let client: Client<Judging, Message> | undefined;
let current = new AbortController();

/** Judges code in a worker, and stops judging earlier code. */
export async function judge(job: Judging, onVerdict: (judged: Judged) => void): Promise<void> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const { examples = [] } = BENCH.chapters[job.name] ?? {};
  const passOn = (verdict: ExerciseVerdict, isFinal: boolean) =>
    onVerdict({ verdict, answers: answersTo(examples, verdict), isFinal });
  client ??= startClient();
  const run = client.run.bind(client, job);
  const last = await verdictOf(
    job.name,
    (onMessage) => run(onMessage, signal),
    (verdict) => passOn(verdict, false),
  );
  if (last && !signal.aborted) passOn(last, true);
}

function startClient(): Client<Judging, Message> {
  const url = URL.createObjectURL(
    new Blob([textOf('workbench-worker')], { type: 'text/javascript' }),
  );
  return new Client((onMessage) => {
    const worker = new Worker(url);
    const post = (message: unknown) => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
    post({ chapters: BENCH.chapters } satisfies ToWorker);
    return { post, end: () => worker.terminate() };
  });
}
