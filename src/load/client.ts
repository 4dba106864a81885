/**
 * Has jobs done in a thread, one after the other. A second thread is always ready, because code that does not end can only be
 * stopped together with its thread. The terminal and the page differ in how a thread is started, and in nothing else.
 */
import { LIMITS } from './limits.ts';
import type { Stop } from './runtime.ts';

/** A thread of Node, or a worker of the page. */
export interface Thread {
  post(message: unknown): void;
  end(): void;
}

/**
 * Starts a thread.
 *
 * @param hear - gets its messages
 * @param lose - is called when it ends by itself, with the reason
 */
export type StartThread = (hear: (message: Told) => void, lose: (reason: string) => void) => Thread;

/**
 * What a thread tells, beside what is of its job: that it is `ready` for the first one, still `alive`, at the `end` of one, that code
 * had to be `stopped`, or has left something behind, so that the thread is `dirty`.
 */
interface Told {
  readonly kind: string;
}

const LOOK_MS = 500;
const SILENT =
  `it did not answer within ${LIMITS.silenceMs / 1000} s, and not because of a loop: ` +
  'does a regular expression go on for ever?';

export class Client<Job, Message extends Told> {
  readonly #start: () => Place;
  #current: Place;
  #spare: Place;
  #last: Promise<unknown> = Promise.resolve();

  /** @param start - how each of its threads is started */
  constructor(start: StartThread) {
    this.#start = () => new Place(start);
    this.#current = this.#start();
    this.#spare = this.#start();
  }

  /**
   * Does a job when those before it are done or given up.
   *
   * @param hear - gets its messages
   * @param signal - gives it up: nothing is heard of it any more
   * @returns why it had to be stopped, if it had to
   */
  run(job: Job, hear: (message: Message) => void, signal?: AbortSignal | undefined): Promise<Stop | undefined> {
    const done = this.#last.then(async () => {
      if (signal?.aborted) return undefined;
      const place = await this.#free();
      return signal?.aborted ? undefined : place.run(job, hear as (message: Told) => void, signal);
    });
    this.#last = done;
    return done;
  }

  close(): void {
    for (const place of [this.#current, this.#spare]) place.end();
  }

  /** Waits for the thread, and takes the other one when that is ready sooner than a job that was given up. */
  async #free(): Promise<Place> {
    await Promise.race([this.#current.isFree, this.#spare.isReady]);
    if (this.#current.isUsedUp || this.#current.isBusy) {
      this.#current.end();
      this.#current = this.#spare;
      this.#spare = this.#start();
    }
    await this.#current.isReady;
    return this.#current;
  }
}

/** A thread and the job that it does. */
class Place {
  /** Resolves when it can be given its first job. */
  readonly isReady: Promise<void>;
  /** Resolves when it has done its last job. */
  isFree: Promise<void> = Promise.resolve();
  isBusy = false;
  /** Whether it must not be given another job. */
  isUsedUp = false;
  readonly #thread: Thread;
  #hear: (message: Told) => void = () => {};
  #finish: (stop?: Stop) => void = () => {};

  constructor(start: StartThread) {
    this.isReady = new Promise((resolve) => {
      this.#hear = ({ kind }) => kind === 'ready' && resolve();
      this.#finish = () => resolve();
    });
    this.#thread = start(
      (message) => {
        if (message.kind === 'dirty') this.isUsedUp = true;
        else this.#hear(message);
      },
      (reason) => this.#stop({ message: reason }),
    );
  }

  post(message: unknown): void {
    this.#thread.post(message);
  }

  run(job: unknown, hear: (message: Told) => void, signal?: AbortSignal | undefined): Promise<Stop | undefined> {
    if (this.isUsedUp) return Promise.resolve({ message: 'the thread in which it is to run does not start' });
    let looks = 0;
    const looking = setInterval(() => {
      looks += 1; // a late look counts once, so silence does not count while the machine is asleep
      if (looks * LOOK_MS > LIMITS.silenceMs) this.#stop({ message: SILENT });
    }, LOOK_MS);
    this.isBusy = true;
    let free = () => {};
    this.isFree = new Promise((resolve) => {
      free = resolve;
    });
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(undefined));
      this.#finish = (stop) => {
        clearInterval(looking);
        this.isBusy = false;
        this.#hear = () => {};
        this.#finish = () => {};
        free();
        resolve(stop);
      };
      this.#hear = (message) => {
        looks = 0;
        if (message.kind === 'end') this.#finish();
        else if (message.kind === 'stopped') this.#stop(message as unknown as Stop);
        else if (!signal?.aborted) hear(message);
      };
      this.post(job);
    });
  }

  /** Ends the thread, whose code may do anything now. */
  #stop(stop: Stop): void {
    this.isUsedUp = true;
    this.#thread.end();
    this.#finish(stop);
  }

  end(): void {
    this.#stop({ message: 'it was given up' });
  }
}
