/**
 * Runs jobs in a thread. A second one is always ready, because only ending its thread stops code
 * that does not end.
 */
import { LIMITS } from './limits.ts';
import type { Stop } from './runtime.ts';

export interface Thread {
  post(message: unknown): void;
  end(): void;
}

/** Starts a thread. @param onEnd - gets the reason if the thread ends by itself */
export type StartThread = (
  onMessage: (message: Sent) => void,
  onEnd: (reason: string) => void,
) => Thread;

/**
 * A message of a thread: that it is `ready`, `alive`, at the `end` of a job or `stopped`, or about
 * its job.
 */
interface Sent {
  readonly kind: string;
  /** True if code left something behind. */
  readonly isDirty?: boolean;
}

const LOOK_MS = 500;
const SILENT = `it did not answer within ${LIMITS.silenceMs / 1000} s: does a regular expression run forever?`;

export class Client<Job, Message extends Sent> {
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
   * Runs a job after those before it; returns why its code was stopped, if it was.
   * @param signal - gives it up
   */
  run(
    job: Job,
    onMessage: (message: Message) => void,
    signal?: AbortSignal | undefined,
  ): Promise<Stop | undefined> {
    const done = this.#last.then(async () => {
      if (!signal?.aborted) await this.#makeReady();
      if (signal?.aborted) return undefined;
      const listen = (message: Sent) => signal?.aborted || onMessage(message as Message);
      const running = this.#current.run(job, listen);
      return new Promise<Stop | undefined>((resolve) => {
        const giveUp = () => resolve(undefined);
        signal?.addEventListener('abort', giveUp);
        // Node warns of more than ten.
        running.then(resolve).finally(() => signal?.removeEventListener('abort', giveUp));
      });
    });
    this.#last = done;
    return done;
  }

  close(): void {
    for (const slot of [this.#current, this.#spare]) slot.end();
  }

  /** Waits for this thread or, if that is sooner, for the other. */
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

class Slot {
  /** Resolves when it can take its first job. */
  readonly isReady: Promise<unknown>;
  /** Resolves at the end of its job. */
  isFree: Promise<unknown>;
  isBusy = false;
  /** True if it must not get another job. */
  isUsedUp = false;
  readonly #thread: Thread;
  #onMessage: (message: Sent) => void = () => {};
  #finish: (stop: Stop) => void = () => {};
  #looks = 0;

  constructor(start: StartThread) {
    this.isReady = this.#until('ready', () => {});
    this.isFree = this.isReady;
    const onMessage = (message: Sent) => {
      this.#looks = 0;
      this.isUsedUp ||= message.isDirty === true;
      if (message.kind === 'stopped') this.#stop(message as unknown as Stop);
      else this.#onMessage(message);
    };
    this.#thread = start(onMessage, (message) => this.#stop({ message }));
  }

  async run(job: unknown, onMessage: (message: Sent) => void): Promise<Stop | undefined> {
    if (this.isUsedUp) return { message: 'its thread does not start' };
    this.isBusy = true;
    this.#looks = 0;
    const looking = setInterval(() => {
      this.#looks += 1; // counted, so that silence does not count while the machine sleeps
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

  /** Waits for a message of this kind, or until the thread is stopped. */
  #until(last: string, onMessage: (message: Sent) => void): Promise<Stop | undefined> {
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#onMessage = (message) =>
        message.kind === last ? resolve(undefined) : onMessage(message);
    });
  }

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
