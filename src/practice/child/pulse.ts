/** The pulse shows the watchdog that the learner's code makes progress. Their threads share it. */

const [BEATS, STEPS, AT_WORK, AWAKE_MS, LONGEST_MS] = [0, 1, 2, 3, 4];

/** Whose code runs. */
const [NONE, THEIRS, OURS] = [0, 1, 2];

export type Pulse = Int32Array<SharedArrayBuffer>;

export const pulse: Pulse = new Int32Array(new SharedArrayBuffer(20));

/** Marks the start of a call. */
export function beat(): void {
  Atomics.add(pulse, BEATS, 1);
}

/** How many calls have been started. */
export const countCalls = (): number => Atomics.load(pulse, BEATS);

/** Runs our own code, perhaps during a step; afterwards the learner's code gets its full time again. */
export function offWatch<Result>(run: () => Result): Result {
  const before = Atomics.exchange(pulse, AT_WORK, OURS);
  const result = run();
  beat();
  Atomics.add(pulse, STEPS, 1);
  Atomics.store(pulse, AT_WORK, before);
  return result;
}

/** The longest that all calls of one step together may take, where nothing else is said. */
const LONGEST_STEP_MS = 2200;

/** Runs a whole step while the watchdog watches. */
export function underWatch<Result>(run: () => Result, longestMs = LONGEST_STEP_MS): Result {
  Atomics.store(pulse, LONGEST_MS, longestMs);
  Atomics.add(pulse, STEPS, 1);
  Atomics.store(pulse, AT_WORK, THEIRS);
  try {
    return run();
  } finally {
    Atomics.store(pulse, AT_WORK, NONE);
  }
}

/** `running` says whether the learner's code runs, and `longestMs` how long it may. */
export function readPulse(shared: Pulse): { beats: number; steps: number; running: boolean; longestMs: number } {
  const at = (place: number) => Atomics.load(shared, place);
  return { beats: at(BEATS), steps: at(STEPS), running: at(AT_WORK) === THEIRS, longestMs: at(LONGEST_MS) };
}

/** Tells the main thread how many milliseconds the process was awake: it cannot count them itself while it works. */
export function shareTime(shared: Pulse, awakeMs: number): void {
  Atomics.store(shared, AWAKE_MS, awakeMs);
}

/** How many milliseconds the process was awake, by the watchdog's count. */
export const sharedTime = (): number => Atomics.load(pulse, AWAKE_MS);
