/** A child process for the learner's code, and the rope to pull it out. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { MarkingJob } from './interview/marking-job.ts';
import type { FailuresJob, FeaturesJob, Job, Message, Preparation } from './jobs.ts';
import { HAS_GROUPS, killGroup } from './kill-group.ts';

/** Where the package lies, and whether it runs from its source. */
export interface Home {
  readonly root: string;
  readonly fromSource: boolean;
}

/** Small nurseries, so that rubbish is not mistaken for memory that is needed. */
const LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=512'];

/** Only when the child itself could not do it, as when it has been stopped by a signal. */
const LAST_RESORT = 2000;

/** Our own rules and mistakes come to an end, on a busy machine late. */
const OUR_OWN = 30_000;

/** How long a child may take to come up. */
const START = 5000;

export class Child {
  readonly #process: ChildProcess;
  readonly #messages: Message[] = [];
  #heard: () => void = () => {};
  #hasEnded = false;

  /**
   * @param file - the child's code
   * @param longestCall - in milliseconds: no call of the learner's code may take longer
   */
  constructor(file: string, root: string, longestCall: number) {
    this.#process = start([file, root, `${longestCall}`]);
    createInterface({ input: this.#process.stdio[3] as Readable }).on('line', (line) => this.#hear(JSON.parse(line)));
    this.#process.on('close', () => {
      this.#hasEnded = true;
      this.#heard();
    });
    this.#process.on('error', () => {});
    this.#jobs.on('error', () => {});
  }

  /** What the child tells until the job is done, and then its end, or nothing more when it has died. */
  async *run(job: Job | FailuresJob | FeaturesJob | MarkingJob): AsyncGenerator<Message> {
    this.#send(job);
    const isOurs = 'features' in job || 'solutions' in job;
    for (;;) {
      const message = await this.#next(isOurs ? OUR_OWN : LAST_RESORT);
      if (message === undefined || message.kind === 'end') return;
      if (message.kind !== 'ready' && message.kind !== 'alive') yield message;
    }
  }

  /** Has it get ready for a step, while it waits for a job. */
  prepare(step: string): void {
    this.#send({ prepare: step });
  }

  /** Whether it came up and waits for a job. */
  async isReady(): Promise<boolean> {
    return (await this.#next(START))?.kind === 'ready';
  }

  /** Whether its process has come to an end, of which nobody has told why. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Ends it and whatever it has started, which may have outlived it. */
  async kill(): Promise<void> {
    if (this.#process.pid) killGroup(this.#process.pid);
    if (!this.#hasEnded) await once(this.#process, 'close');
  }

  get #jobs(): Writable {
    return this.#process.stdio[4] as Writable;
  }

  #send(job: Job | FailuresJob | FeaturesJob | MarkingJob | Preparation): void {
    this.#jobs.write(`${JSON.stringify(job)}\n`);
  }

  #hear(message: Message): void {
    this.#messages.push(message);
    this.#heard();
  }

  async #next(patience: number): Promise<Message | undefined> {
    const deadline = Date.now() + patience;
    while (this.#messages.length === 0 && !this.#hasEnded && Date.now() < deadline) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => setImmediate(resolve), deadline - Date.now()); // first it hears what has come
        this.#heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#messages.shift();
  }
}

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...LIMITS, ...args], {
    detached: HAS_GROUPS,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}
