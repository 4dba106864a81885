import { POOL_HANDS, type Run } from './lane.ts';

/** The work and the time of a lap. */
export interface Lap {
  readonly hands: number;
  readonly milliseconds: number;
}

/** Runs laps of about the same time, however fast the evaluator. */
export interface LapTimer {
  lap(milliseconds: number): Lap;
}

const CLOCK_LOOK_MS = 0.5; // the least time between two looks at the clock, so that looking costs nothing

/** Runs over the pool again and again, in slices that grow until one takes long enough to be timed. */
export function lapTimerOf(run: Run): LapTimer {
  let place = 0;
  let slice = 16;
  let kept = 0;
  const runSlice = (): number => {
    if (place + slice > POOL_HANDS) place = 0;
    kept += run(place, place + slice);
    place += slice;
    return slice;
  };
  return {
    lap(milliseconds) {
      const start = performance.now();
      let [hands, before, now] = [0, start, start];
      while (now - start < milliseconds) {
        const done = runSlice();
        hands += done;
        before = now;
        now = performance.now();
        if (now - before < CLOCK_LOOK_MS && slice * 2 <= POOL_HANDS) slice *= 2;
      }
      if (Number.isNaN(kept)) throw new Error('the strengths do not add up: one of them is not a number');
      return { hands, milliseconds: now - start };
    },
  };
}
