import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import type { PipesData, Received } from './pipes.ts';

/** How to run a program. */
export interface ProgramOptions {
  /** A shell command, like `python3 solution.py`. */
  readonly command: string;
  readonly folder: string;
  /** The path of `pipes.ts`, or of its bundle. */
  readonly pipes: string;
  /** Called again and again while the program works. */
  readonly beat?: () => void;
}

const WAIT_MS = 200;

/**
 * A running program, with its pipes in a thread of their own: then this thread can wait for an
 * answer in the middle of a call, which is not possible with the pipes of Node.
 */
export class PipesThread {
  /** False until its first answer, which takes longer. */
  hasAnswered = false;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #messageCount = new Int32Array(new SharedArrayBuffer(4));
  readonly #beat: () => void;
  readonly #startedAt = performance.now();

  /** Starts the program. */
  constructor({ command, folder, pipes, beat = () => {} }: ProgramOptions) {
    const { port1, port2 } = new MessageChannel();
    const messageCount = this.#messageCount;
    const workerData: PipesData = { command, folder, port: port2, messageCount };
    this.#worker = new Worker(pipes, {
      workerData,
      transferList: [port2],
      stdout: true,
      stderr: true,
    });
    this.#port = port1;
    this.#beat = beat;
    // Neither keeps the process alive.
    this.#worker.unref();
    this.#port.unref();
  }

  /** Returns for how long it has been running, in milliseconds. */
  get ageMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Sends a line to the program. @param id - the id of the answer to wait for */
  send(id: number, line: string): void {
    this.#port.postMessage({ id, line });
  }

  /**
   * Waits for the next message.
   * @param deadline - as `performance.now()` counts
   * @returns undefined if there is none until then
   */
  receive(deadline: number): Received | undefined {
    while (performance.now() < deadline) {
      const countBefore = Atomics.load(this.#messageCount, 0);
      const received = receiveMessageOnPort(this.#port);
      if (received) return received.message;
      Atomics.wait(this.#messageCount, 0, countBefore, WAIT_MS);
      this.#beat();
    }
    return undefined;
  }

  /** Ends the program with its thread. */
  close(): void {
    this.#worker.terminate();
  }
}
