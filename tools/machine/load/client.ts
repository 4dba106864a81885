/**
 * Runs jobs in a thread. A second one is always ready, because only ending its thread stops code
 * that does not end.
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
 * @param onEnd - gets the reason if the thread ends by itself
 */
export type StartThread = (
  onMessage: (message: ThreadMessage) => void,
  onEnd: (reason: string) => void,
) => Thread;

/**
 * A message of a thread: that it is `ready`, `alive`, at the `end` of a job or `stopped`, or about
 * its job.
 */
interface ThreadMessage {
  readonly kind: string;
  /** True if code left something behind. */
  readonly isDirty?: boolean;
}

const LOOK_MS = 500;
const SILENT = `it did not answer within ${LIMITS.silenceMs / 1000} s: does a regular expression run forever?`;

/** Runs jobs one after the other, each in a thread that no other code has harmed. */
export class Client<Job, Message extends ThreadMessage> {
  readonly #startSlot: () => Slot;
  #current: Slot;
  #spare: Slot;
  #lastJob: Promise<unknown> = Promise.resolve();

  constructor(start: StartThread) {
    this.#startSlot = () => new Slot(start);
    this.#current = this.#startSlot();
    this.#spare = this.#startSlot();
  }

  /**
   * Runs a job after those before it.
   * @param signal - gives the job up
   * @returns why its code was stopped, if it was
   */
  run(
    job: Job,
    onMessage: (message: Message) => void,
    signal?: AbortSignal | undefined,
  ): Promise<Stop | undefined> {
    const result = this.#lastJob.then(() => this.#runNow(job, onMessage, signal));
    this.#lastJob = result;
    return result;
  }

  async #runNow(
    job: Job,
    onMessage: (message: Message) => void,
    signal: AbortSignal | undefined,
  ): Promise<Stop | undefined> {
    if (signal?.aborted) return undefined;
    await this.#makeReady();
    if (signal?.aborted) return undefined;
    const pass = (message: ThreadMessage) => {
      if (!signal?.aborted) onMessage(message as Message);
    };
    const running = this.#current.run(job, pass);
    return signal ? untilAborted(running, signal) : running;
  }

  /** Ends both threads. */
  close(): void {
    this.#current.end();
    this.#spare.end();
  }

  /** Waits for this thread or, if that is sooner, for the other. */
  async #makeReady(): Promise<void> {
    await Promise.race([this.#current.isFree, this.#spare.isReady]);
    if (this.#current.isUsedUp || this.#current.isBusy) {
      this.#current.end();
      this.#current = this.#spare;
      this.#spare = this.#startSlot();
    }
    await this.#current.isReady;
  }
}

/** Waits for a result, or until it is given up. */
function untilAborted<Result>(
  running: Promise<Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    signal.addEventListener('abort', giveUp);
    // Node warns of more than ten listeners.
    running.then(resolve).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** A thread and its job. */
class Slot {
  /** Resolves when it can take its first job. */
  readonly isReady: Promise<unknown>;
  /** Resolves at the end of its job. */
  isFree: Promise<unknown>;
  isBusy = false;
  /** True if it must not get another job. */
  isUsedUp = false;
  readonly #thread: Thread;
  #onMessage: (message: ThreadMessage) => void = () => {};
  #finish: (stop: Stop) => void = () => {};
  #silentLooks = 0;

  constructor(start: StartThread) {
    this.isReady = this.#until('ready', () => {});
    this.isFree = this.isReady;
    this.#thread = start(
      (message) => this.#receive(message),
      (reason) => this.#stop({ message: reason }),
    );
  }

  async run(job: unknown, onMessage: (message: ThreadMessage) => void): Promise<Stop | undefined> {
    if (this.isUsedUp) return { message: 'its thread does not start' };
    this.isBusy = true;
    const end = this.#until('end', onMessage);
    this.isFree = end;
    this.#silentLooks = 0;
    const watch = setInterval(() => this.#stopIfSilent(), LOOK_MS);
    this.#thread.post(job);
    const stop = await end;
    clearInterval(watch);
    this.isBusy = false;
    return stop;
  }

  /** Ends the thread, and its job. */
  end(): void {
    this.#stop({ message: 'it was given up' });
  }

  #receive(message: ThreadMessage): void {
    this.#silentLooks = 0;
    this.isUsedUp ||= message.isDirty === true;
    if (message.kind === 'stopped') this.#stop(message as unknown as Stop);
    else this.#onMessage(message);
  }

  /** Counts looks instead of time, which goes on while the machine sleeps. */
  #stopIfSilent(): void {
    this.#silentLooks += 1;
    if (this.#silentLooks * LOOK_MS > LIMITS.silenceMs) this.#stop({ message: SILENT });
  }

  /** Passes on messages until one of this kind, which is the last, or until it is stopped. */
  #until(lastKind: string, onMessage: (message: ThreadMessage) => void): Promise<Stop | undefined> {
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#onMessage = (message) => {
        if (message.kind === lastKind) resolve(undefined);
        else onMessage(message);
      };
    });
  }

  #stop(stop: Stop): void {
    this.isUsedUp = true;
    this.#onMessage = () => {};
    this.#thread.end();
    this.#finish(stop);
  }
}
