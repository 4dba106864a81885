/** The pulse by which the watchdog sees that the learner's code goes on. It is shared between their threads. */

const [BEATS, STEPS, AT_WORK, AWAKE] = [0, 1, 2, 3];

/** Who is at work. */
const [NOBODY, THEIRS, OURS] = [0, 1, 2];

export type Pulse = Int32Array<SharedArrayBuffer>;

export const pulse: Pulse = new Int32Array(new SharedArrayBuffer(16));

/** Says that one more call has begun. */
export function beat(): void {
  Atomics.add(pulse, BEATS, 1);
}

/** Runs our own code, perhaps amid a step, and then gives the learner's as much time as at its beginning. */
export function offWatch<Result>(run: () => Result): Result {
  const before = Atomics.exchange(pulse, AT_WORK, OURS);
  const result = run();
  beat();
  Atomics.add(pulse, STEPS, 1);
  Atomics.store(pulse, AT_WORK, before);
  return result;
}

/** Runs a whole step under the eyes of the watchdog. */
export function underWatch<Result>(run: () => Result): Result {
  Atomics.add(pulse, STEPS, 1);
  Atomics.store(pulse, AT_WORK, THEIRS);
  try {
    return run();
  } finally {
    Atomics.store(pulse, AT_WORK, NOBODY);
  }
}

/** `running` says that the learner's code is at work. */
export function readPulse(shared: Pulse): { beats: number; steps: number; running: boolean } {
  const at = (place: number) => Atomics.load(shared, place);
  return { beats: at(BEATS), steps: at(STEPS), running: at(AT_WORK) === THEIRS };
}

/** Lets the main thread know how long the process has been given turns, which it cannot count while it works: in milliseconds. */
export function shareTime(shared: Pulse, awakeMs: number): void {
  Atomics.store(shared, AWAKE, awakeMs);
}

/** How long the process has been given turns, as the watchdog counts: in milliseconds. */
export const sharedTime = (): number => Atomics.load(pulse, AWAKE);
