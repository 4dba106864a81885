/** A child process for the learner's code, which can be killed at any time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Job, Message, Preparation } from '../../coach/jobs.ts';
import { HAS_PROCESS_GROUPS, killGroup } from './kill-group.ts';

/** V8's young generation is small, so that garbage does not count as memory in use. */
const LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=512'];

/**
 * How long a child may be silent before it is given up. Its watchdog speaks far more often than that, so this is for a child that
 * cannot speak any more, such as one that a signal stopped.
 */
const LONGEST_SILENCE_MS = 5000;

/** A late look counts once, so that silence does not count while the machine is asleep or too busy. */
const LOOK_MS = 100;

export class Child {
  readonly #process: ChildProcess;
  readonly #messages: Message[] = [];
  #heard: () => void = () => {};
  #hasEnded = false;
  #hasStarted = false;
  #isIdle = false;

  /**
   * @param file - the child's code
   * @param longestCallMs - the longest that a call of the learner's code may take, in milliseconds
   */
  constructor(file: string, root: string, longestCallMs: number) {
    this.#process = start([file, root, `${longestCallMs}`]);
    createInterface({ input: this.#process.stdio[3] as Readable }).on('line', (line) => this.#hear(JSON.parse(line)));
    this.#process.on('close', () => {
      this.#hasEnded = true;
      this.#heard();
    });
    this.#process.on('error', () => {});
    this.#jobs.on('error', () => {});
    this.#keepsUsAwake(false);
  }

  /** The child's messages until the job is done or the child has died. */
  async *run(job: Job): AsyncGenerator<Message> {
    this.#isIdle = false;
    this.#keepsUsAwake(true);
    this.#send(job);
    try {
      for (;;) {
        const message = await this.#next();
        this.#isIdle = message?.kind === 'end';
        if (message === undefined || this.#isIdle) return;
        yield message;
      }
    } finally {
      this.#keepsUsAwake(false);
    }
  }

  /** Has it prepare for a step while it waits for a job. */
  prepare(step: string): void {
    this.#send({ prepare: step });
  }

  /** Resolves when it is ready for its first job, or has ended. */
  async hasStarted(): Promise<void> {
    while (!this.#hasStarted && !this.#hasEnded) await this.#hears();
  }

  /** A child that waits for a job does not keep this process from ending. */
  #keepsUsAwake(does: boolean): void {
    for (const held of [this.#process, this.#process.stdio[3] as Socket, this.#jobs as Socket])
      if (does) held.ref();
      else held.unref();
  }

  /** Whether it finished its last job and waits for the next one. */
  get isIdle(): boolean {
    return this.#isIdle && !this.#hasEnded;
  }

  /** Whether its process has ended. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Ends it and the processes that it started, which may have outlived it. */
  async kill(): Promise<void> {
    if (this.#process.pid) killGroup(this.#process.pid);
    this.#keepsUsAwake(true);
    if (!this.#hasEnded) await once(this.#process, 'close');
  }

  get #jobs(): Writable {
    return this.#process.stdio[4] as Writable;
  }

  #send(job: Job | Preparation): void {
    this.#jobs.write(`${JSON.stringify(job)}\n`);
  }

  #hear(message: Message): void {
    if (message.kind === 'ready') this.#hasStarted = true;
    else if (message.kind !== 'alive') this.#messages.push(message);
    this.#heard();
  }

  /** The next message; undefined when the child has ended or was silent for too long. */
  async #next(): Promise<Message | undefined> {
    let silence = 0;
    while (this.#messages.length === 0 && !this.#hasEnded && silence < LONGEST_SILENCE_MS)
      silence = (await this.#hears()) ? 0 : silence + LOOK_MS;
    return this.#messages.shift();
  }

  /** Whether a message comes before the next look. */
  #hears(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => setImmediate(resolve, false), LOOK_MS); // after the messages that have already come
      this.#heard = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...LIMITS, ...args], {
    detached: HAS_PROCESS_GROUPS,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}
