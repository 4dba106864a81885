/** The pulse by which the watchdog sees that the learner's code goes on. It is shared between their threads. */

const [BEATS, STEPS, RUNNING] = [0, 1, 2];

export type Pulse = Int32Array<SharedArrayBuffer>;

export const pulse: Pulse = new Int32Array(new SharedArrayBuffer(12));

/** Says that one more call has begun. */
export function beat(): void {
  Atomics.add(pulse, BEATS, 1);
}

/** Runs our own code, perhaps amid a step, and then gives the learner's as much time as at its beginning. */
export function offWatch<Result>(run: () => Result): Result {
  const wasRunning = Atomics.exchange(pulse, RUNNING, 0);
  const result = run();
  beat();
  Atomics.add(pulse, STEPS, 1);
  Atomics.store(pulse, RUNNING, wasRunning);
  return result;
}

/** Runs a whole step under the eyes of the watchdog. */
export function underWatch<Result>(run: () => Result): Result {
  Atomics.add(pulse, STEPS, 1);
  Atomics.store(pulse, RUNNING, 1);
  try {
    return run();
  } finally {
    Atomics.store(pulse, RUNNING, 0);
  }
}

export function readPulse(shared: Pulse): { beats: number; steps: number; running: boolean } {
  const at = (place: number) => Atomics.load(shared, place);
  return { beats: at(BEATS), steps: at(STEPS), running: at(RUNNING) === 1 };
}
