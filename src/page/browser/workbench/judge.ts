/** Has the reader's code judged in a worker. */
import type { Message } from '../../../coach/run/jobs.ts';
import { verdictOf } from '../../../coach/run/verdict-of.ts';
import type { ExerciseVerdict } from '../../../coach/verdict.ts';
import { Client } from '../../../load/client.ts';
import { type Answer, answersTo } from './answers.ts';
import { benchData, textOf } from './data.ts';
import type { FromWorker, Judging, ToWorker } from './protocol.ts';

/** What is known so far of the code that is judged. */
export interface Judged {
  readonly verdict: ExerciseVerdict;
  /** To the examples of the chapter, in their order. */
  readonly answers: readonly Answer[];
  /** Whether nothing more comes. */
  readonly isFinal: boolean;
}

export class Judge {
  /** Started when it is needed first. */
  #client: Client<Judging, FromWorker> | undefined;
  #current = new AbortController();

  /** Judges this, and nothing that was asked before. */
  async judge(job: Judging, hear: (judged: Judged) => void): Promise<void> {
    this.#current.abort();
    this.#current = new AbortController();
    const { signal } = this.#current;
    const { examples = [] } = benchData().chapters[job.name] ?? {};
    const said = new Map<string, string>();
    const pass = (verdict: ExerciseVerdict, isFinal = false) =>
      hear({ verdict, answers: answersTo(examples, verdict, said), isFinal });
    this.#client ??= startClient();
    const client = this.#client;
    const run = (take: (message: Message) => void) =>
      client.run(
        job,
        (message) => (message.kind === 'said' ? said.set(message.place, message.answer) : take(message)),
        signal,
      );
    const verdict = await verdictOf(job.name, run, pass);
    if (verdict && !signal.aborted) pass(verdict, true);
  }
}

function startClient(): Client<Judging, FromWorker> {
  const url = URL.createObjectURL(new Blob([textOf('workbench-worker')], { type: 'text/javascript' }));
  return new Client((hear) => {
    const worker = new Worker(url);
    const post = (message: unknown) => worker.postMessage(message);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
    post({ chapters: benchData().chapters } satisfies ToWorker);
    return { post, end: () => worker.terminate() };
  });
}
