/**
 * Decides when code that does not answer has used its time. Only time in which the code could have run counts, as far as every
 * platform can tell.
 *
 * There are two clocks. One counts looks at regular intervals: while the machine is asleep or too busy, there are no looks, and a
 * late look counts once. The other is the processor time of the process. (On a machine so busy that code gets less than a
 * twentieth of a processor, working code counts as waiting.)
 */

/** The state of both clocks, in milliseconds since some moment. */
export interface Reading {
  /** How long the process was awake. */
  readonly awake: number;
  /** Its processor time. */
  readonly worked: number;
}

/** Code that waits, such as for a file or another program, gets this many times as long as code that works. */
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

  /** Call this at every interval. */
  look(): Reading {
    this.#awake += this.#intervalMs;
    return this.read();
  }

  read(): Reading {
    return { awake: this.#awake, worked: this.#workedMs() };
  }
}

/** How much of its time code used between two readings. Helper threads may work at the same time, so both clocks count. */
export function spent(since: Reading, now: Reading): number {
  const [awake, worked] = [now.awake - since.awake, now.worked - since.worked];
  return worked < awake * LEAST_SHARE_OF_WORK ? awake / WAITING_FACTOR : Math.min(awake, worked);
}

/** Whether code has used its time. */
export const isOver = (since: Reading, now: Reading, mostMs: number): boolean => spent(since, now) > mostMs;

const LOOK_MS = 1000;

/**
 * The outcome of a promise.
 *
 * @param clock - `within` looks at it every second
 * @throws Error with this message when the code behind it has used its time
 */
export async function within<Value>(
  mostMs: number,
  outcome: Promise<Value>,
  message: string,
  clock = new PatientClock(LOOK_MS),
): Promise<Value> {
  const since = clock.read();
  let timer: NodeJS.Timeout | undefined;
  const isTooLong = new Promise<never>((_, reject) => {
    timer = setInterval(() => isOver(since, clock.look(), mostMs) && reject(new Error(message)), LOOK_MS);
  });
  return Promise.race([outcome, isTooLong]).finally(() => clearInterval(timer));
}

/** The processor time of this process with all its threads, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
