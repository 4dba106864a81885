/**
 * Has the reader's code judged in a worker. A second worker is always ready, because code that does not end can only be stopped
 * together with its worker.
 */
import { stoppedVerdict } from '../../../coach/stopped.ts';
import { FAST } from '../../../coach/stub-answers.ts';
import { isDone, type StepVerdict, type Trouble } from '../../../coach/verdict.ts';
import type { FromWorker, Judging, Preparation } from './protocol.ts';

/** What is known so far of the code that is judged. */
export interface Judged {
  readonly verdict: StepVerdict;
  /** What it answered, by the places of the examples. */
  readonly said: ReadonlyMap<string, string>;
  /** Whether nothing more comes. */
  readonly isFinal: boolean;
}

export type Job = Omit<Judging, 'ticks'>;

/** How often it is looked after the worker, and after how many looks without a word it is ended: 1.3 seconds. */
const [LOOK_MS, MOST_LOOKS] = [100, 13];
/** Loops are noticed, and told with their line. */
const SILENT =
  'it did not end within 1.3 s, and in no loop: does a regular expression go on for ever, or does it fill the memory?';

export class Judge {
  readonly #start: () => Worker;
  readonly #preparation: Preparation;
  #current: Coach | undefined;
  #spare: Coach | undefined;
  #next: { readonly job: Judging; readonly hear: (judged: Judged) => void } | undefined;

  /**
   * @param start - makes a worker
   * @param preparation - what each worker is told first
   */
  constructor(start: () => Worker, preparation: Preparation) {
    this.#start = start;
    this.#preparation = preparation;
    this.#current = this.#newCoach();
    this.#spare = this.#newCoach();
  }

  /** Judges this, and nothing that was asked before. */
  judge(job: Job, hear: (judged: Judged) => void): void {
    this.#ask({ ...job, ticks: job.step !== FAST }, hear);
  }

  #ask(job: Judging, hear: (judged: Judged) => void): void {
    this.#next = { job, hear };
    this.#advance();
  }

  #newCoach(): Coach {
    return new Coach(this.#start(), this.#preparation, () => this.#advance());
  }

  /** Begins what is to be judged next, as soon as a worker is free. */
  #advance(): void {
    if (this.#current?.isUsedUp || (this.#next && this.#current?.isBusy && this.#spare?.isReady)) this.#replace();
    const current = this.#current;
    if (!this.#next || !current?.isReady || current.isBusy) return;
    const { job, hear } = this.#next;
    this.#next = undefined;
    current.judge(job, (judged) => {
      const isLost = judged.verdict.trouble?.message?.endsWith(SILENT) && !job.ticks;
      if (isLost && !this.#next) this.#ask({ ...job, ticks: true }, hear);
      else hear(judged);
    });
  }

  #replace(): void {
    this.#current?.end();
    this.#current = this.#spare;
    this.#spare = this.#newCoach();
  }
}

/** A worker and what it does. */
class Coach {
  isReady = false;
  isBusy = false;
  /** Whether it must not be given another job. */
  isUsedUp = false;
  readonly #worker: Worker;
  readonly #changed: () => void;
  #hear: (message: FromWorker) => void = () => {};
  #looking: ReturnType<typeof setInterval> | undefined;

  /** @param changed - is called when it becomes ready, free or used up */
  constructor(worker: Worker, preparation: Preparation, changed: () => void) {
    this.#worker = worker;
    this.#changed = changed;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#hear = ({ kind }) => {
      if (kind !== 'ready') return;
      this.isReady = true;
      changed();
    };
    worker.postMessage(preparation);
  }

  judge(job: Judging, hear: (judged: Judged) => void): void {
    const said = new Map<string, string>();
    let [at, calling]: [FromWorker?, string?] = [];
    let failed: Trouble[] = [];
    let verdict: StepVerdict | undefined;
    let looks = 0;
    const finish = (last: StepVerdict, isUsedUp: boolean) => {
      clearInterval(this.#looking);
      this.isBusy = false;
      this.isUsedUp ||= isUsedUp;
      hear({ verdict: last, said, isFinal: true });
      this.#changed();
    };
    const stop = (stopped: Trouble) => {
      const isJudged = verdict && !isDone(verdict);
      const last = at && at.kind === 'at' ? at : undefined;
      finish(isJudged && verdict ? verdict : stoppedVerdict(last, stopped, job.step, failed), true);
    };
    this.isBusy = true;
    this.#looking = setInterval(() => {
      looks += 1;
      if (looks > MOST_LOOKS) stop({ message: SILENT, ...(calling && { call: calling }) });
    }, LOOK_MS);
    this.#hear = (message) => {
      looks = 0;
      if (message.kind === 'dirty') {
        this.isUsedUp = true;
        this.#changed();
      }
      if (!this.isBusy) return;
      if (message.kind === 'at') [at, calling] = [message, undefined];
      if (message.kind === 'calling') calling = message.call;
      if (message.kind === 'said') said.set(message.place, message.answer);
      if (message.kind === 'failed') failed.push(message.trouble);
      if (message.kind === 'verdict') {
        verdict = message.verdict;
        failed = [];
        hear({ verdict, said, isFinal: false });
      }
      if (message.kind === 'stopped') stop(message);
      if (message.kind === 'end' && verdict) finish(verdict, false);
    };
    this.#worker.postMessage(job);
  }

  end(): void {
    clearInterval(this.#looking);
    this.#hear = () => {};
    this.#worker.terminate();
  }
}
