/**
 * Decides when code that does not answer has had its time, however busy the machine is: only time in which the code could have
 * run counts.
 *
 * Two clocks tell that, on every platform. One counts looks at regular intervals: while the machine is asleep or gives the process no
 * turn there is no look, and a late one counts once. The other is the processor time of the process.
 */

/** In milliseconds, since some moment. */
export interface Reading {
  /** How long the process was given turns. */
  readonly awake: number;
  /** How long it worked. */
  readonly worked: number;
}

/** Code that waits, such as for a file or another program, gets so many times as long as code that works. */
const WAITING_FACTOR = 4;
/** Code that works for less than this share of the time waits. */
const LEAST_SHARE_OF_WORK = 1 / 20;

export class PatientClock {
  readonly #intervalMs: number;
  readonly #workedMs: () => number;
  #awake = 0;

  /** @param workedMs - the processor time of the process so far, in milliseconds */
  constructor(intervalMs: number, workedMs = processorTime) {
    this.#intervalMs = intervalMs;
    this.#workedMs = workedMs;
  }

  /** To be called at every interval. */
  look(): Reading {
    this.#awake += this.#intervalMs;
    return this.read();
  }

  read(): Reading {
    return { awake: this.#awake, worked: this.#workedMs() };
  }
}

/** Whether code that began at one reading has had its time at another. Helper threads may work beside it, so both clocks count. */
export function isOver(since: Reading, now: Reading, mostMs: number): boolean {
  const [awake, worked] = [now.awake - since.awake, now.worked - since.worked];
  const isWaiting = worked < awake * LEAST_SHARE_OF_WORK;
  return isWaiting ? awake > WAITING_FACTOR * mostMs : Math.min(awake, worked) > mostMs;
}

const LOOK_MS = 1000;

/**
 * The outcome of a promise.
 *
 * @throws Error with this message when the code behind it has had its time
 */
export async function within<Value>(mostMs: number, outcome: Promise<Value>, message: string): Promise<Value> {
  const clock = new PatientClock(LOOK_MS);
  const since = clock.read();
  let timer: NodeJS.Timeout | undefined;
  const isTooLong = new Promise<never>((_, reject) => {
    timer = setInterval(() => isOver(since, clock.look(), mostMs) && reject(new Error(message)), LOOK_MS);
  });
  return Promise.race([outcome, isTooLong]).finally(() => clearInterval(timer));
}

/** How long this process has worked so far, its threads together, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
