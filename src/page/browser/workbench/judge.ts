/** Has the reader's code judged in a worker. */
import { verdictOf } from '../../../coach/run/verdict-of.ts';
import type { ExerciseVerdict } from '../../../coach/verdict.ts';
import { Client } from '../../../load/client.ts';
import { benchData, textOf } from './data.ts';
import type { FromWorker, Judging, Preparation } from './protocol.ts';

/** What is known so far of the code that is judged. */
export interface Judged {
  readonly verdict: ExerciseVerdict;
  /** What it answered, by the places of the examples. */
  readonly said: ReadonlyMap<string, string>;
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
    const said = new Map<string, string>();
    this.#client ??= startClient();
    const client = this.#client;
    const verdict = await verdictOf(
      job.exercise,
      (take) => {
        const listen = (message: FromWorker) =>
          message.kind === 'said' ? said.set(message.place, message.answer) : take(message);
        return client.run(job, listen, signal);
      },
      (verdict) => hear({ verdict, said, isFinal: false }),
    );
    if (verdict && !signal.aborted) hear({ verdict, said, isFinal: true });
  }
}

function startClient(): Client<Judging, FromWorker> {
  const url = URL.createObjectURL(new Blob([textOf('workbench-worker')], { type: 'text/javascript' }));
  return new Client((hear) => {
    const worker = new Worker(url);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
    worker.postMessage({ chapters: benchData().chapters } satisfies Preparation);
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  });
}
