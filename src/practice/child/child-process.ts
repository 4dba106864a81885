/** A child process for the learner's code, which can be killed at any time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Job, Message, Preparation } from '../../coach/jobs.ts';
import { HAS_PROCESS_GROUPS, killGroup } from './kill-group.ts';
import { PIPE_IS_CLOSED } from './pipes.ts';
import { SignedLines } from './signed-lines.ts';

/** V8's young generation is small, so that garbage does not count as memory in use. */
const LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=512'];

/**
 * How long a child may be silent before it is given up. Its watchdog speaks far more often than that, so this is for a child that
 * cannot speak any more, such as one that a signal stopped.
 */
const LONGEST_SILENCE_MS = 5000;

/** A late look counts once, so that silence does not count while the machine is asleep or too busy. */
const LOOK_MS = 100;

/** How the shell around a child ends, when that has ended itself by a signal. */
const CLOSED_ITS_PIPE = 128 + (constants.signals[PIPE_IS_CLOSED] ?? 0);
const CLOSED: Message = { kind: 'stopped', message: 'it closed file descriptor 3, which belongs to the practice' };
const DISTURBED: Message = { kind: 'stopped', message: 'it wrote to file descriptor 3, which belongs to the practice' };

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
    const key = randomUUID();
    const lines = new SignedLines(
      key,
      (message) => this.#hear(message as Message),
      () => this.#hear(DISTURBED),
    );
    this.#pipe.setEncoding('utf8').on('data', (text) => lines.take(`${text}`));
    this.#process.on('exit', (code) => {
      if (code === CLOSED_ITS_PIPE) this.#hear(CLOSED);
      this.#killAll(); // what it has started may hold the pipe
    });
    this.#process.on('close', () => {
      this.#hasEnded = true;
      this.#heard();
    });
    for (const fragile of [this.#process, this.#pipe, this.#jobs]) fragile.on('error', () => {});
    this.#jobs.write(`${key}\n`);
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
    for (const held of [this.#process, this.#pipe, this.#jobs])
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

  /** Why it did not finish its job, when it did not say so itself. */
  get silence(): string {
    return this.#hasEnded ? 'it ended the process in which it ran' : 'it did not answer in time';
  }

  /** Ends it and the processes that it started, which may have outlived it. */
  async kill(): Promise<void> {
    if (this.#hasEnded) return;
    this.#killAll();
    this.#keepsUsAwake(true);
    await once(this.#process, 'close');
  }

  get #pipe(): Socket {
    return this.#process.stdio[3] as Socket;
  }

  get #jobs(): Socket {
    return this.#process.stdio[4] as Socket;
  }

  #killAll(): void {
    if (this.#process.pid) killGroup(this.#process.pid);
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

/**
 * A shell in between has the child's process number of a parent, so that code which ends its parent does not end us. It takes no
 * notice of signals that ask it to end, and ends as the child does.
 */
const SHELL = ['/bin/sh', '-c', 'trap : TERM INT HUP; "$0" "$@"; exit $?'];

function start(args: readonly string[]): ChildProcess {
  const [command = '', ...all] = [...(HAS_PROCESS_GROUPS ? SHELL : []), process.execPath, ...LIMITS, ...args];
  return spawn(command, all, {
    detached: HAS_PROCESS_GROUPS,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}
