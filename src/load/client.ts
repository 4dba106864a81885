/**
 * Has jobs done in a thread, one after the other. A second thread is always ready, because code that does not end can only be
 * stopped with its thread. The terminal and the page differ only in how a thread is started.
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
 * @param onMessage - gets its messages
 * @param onEnd - is called when it ends by itself, with the reason
 */
export type StartThread = (onMessage: (message: Told) => void, onEnd: (reason: string) => void) => Thread;

/** What a thread tells: that it is `ready`, `alive`, at the `end` of a job or had to be `stopped`, or about its job. */
interface Told {
  readonly kind: string;
  /** Whether code left something behind that the next job would see. */
  readonly isDirty?: boolean;
}

const LOOK_MS = 500;
const SILENT =
  `it did not answer within ${LIMITS.silenceMs / 1000} s, and not because of a loop: ` +
  'does a regular expression go on for ever?';

export class Client<Job, Message extends Told> {
  readonly #start: () => Slot;
  #current: Slot;
  #spare: Slot;
  #last: Promise<unknown> = Promise.resolve();

  constructor(start: StartThread) {
    this.#start = () => new Slot(start);
    this.#current = this.#start();
    this.#spare = this.#start();
  }

  /**
   * Does a job when those before it are done or given up.
   *
   * @param signal - gives it up: no more of its messages are heard
   * @returns why it had to be stopped, if it had to
   */
  run(job: Job, onMessage: (message: Message) => void, signal?: AbortSignal | undefined): Promise<Stop | undefined> {
    const done = this.#last.then(async () => {
      if (!signal?.aborted) await this.#makeReady();
      if (signal?.aborted) return undefined;
      const listen = (message: Told) => signal?.aborted || onMessage(message as Message);
      const running = this.#current.run(job, listen);
      return new Promise<Stop | undefined>((resolve) => {
        const giveUp = () => resolve(undefined);
        signal?.addEventListener('abort', giveUp);
        running.then(resolve).finally(() => signal?.removeEventListener('abort', giveUp)); // Node warns of more than ten
      });
    });
    this.#last = done;
    return done;
  }

  close(): void {
    for (const slot of [this.#current, this.#spare]) slot.end();
  }

  /** Waits for the thread, or takes the other one if that is ready sooner. */
  async #makeReady(): Promise<void> {
    await Promise.race([this.#current.isFree, this.#spare.isReady]);
    if (this.#current.isUsedUp || this.#current.isBusy) {
      this.#current.end();
      this.#current = this.#spare;
      this.#spare = this.#start();
    }
    await this.#current.isReady;
  }
}

/** A thread and its job. */
class Slot {
  /** Resolves when it can be given its first job. */
  readonly isReady: Promise<unknown>;
  /** Resolves when it has done its last job. */
  isFree: Promise<unknown>;
  isBusy = false;
  /** Whether it must not be given another job. */
  isUsedUp = false;
  readonly #thread: Thread;
  #onMessage: (message: Told) => void = () => {};
  #finish: (stop: Stop) => void = () => {};
  #looks = 0;

  constructor(start: StartThread) {
    this.isReady = this.#until('ready', () => {});
    this.isFree = this.isReady;
    const onMessage = (message: Told) => {
      this.#looks = 0;
      this.isUsedUp ||= message.isDirty === true;
      if (message.kind === 'stopped') this.#stop(message as unknown as Stop);
      else this.#onMessage(message);
    };
    this.#thread = start(onMessage, (message) => this.#stop({ message }));
  }

  async run(job: unknown, onMessage: (message: Told) => void): Promise<Stop | undefined> {
    if (this.isUsedUp) return { message: 'the thread in which it is to run does not start' };
    this.isBusy = true;
    this.#looks = 0;
    const looking = setInterval(() => {
      this.#looks += 1; // a late look counts once, so silence does not count while the machine is asleep
      if (this.#looks * LOOK_MS > LIMITS.silenceMs) this.#stop({ message: SILENT });
    }, LOOK_MS);
    const end = this.#until('end', onMessage);
    this.isFree = end;
    this.#thread.post(job);
    const stop = await end;
    clearInterval(looking);
    this.isBusy = false;
    return stop;
  }

  /** Waits for a message of a kind, or until the thread is stopped. */
  #until(last: string, onMessage: (message: Told) => void): Promise<Stop | undefined> {
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#onMessage = (message) => (message.kind === last ? resolve(undefined) : onMessage(message));
    });
  }

  /** Ends the thread, whose code may do anything now. */
  #stop(stop: Stop): void {
    this.isUsedUp = true;
    this.#onMessage = () => {};
    this.#thread.end();
    this.#finish(stop);
  }

  end(): void {
    this.#stop({ message: 'it was given up' });
  }
}
