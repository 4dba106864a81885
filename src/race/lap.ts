import { POOL, type Run } from './lane.ts';

/** What was done in a lap. */
export interface Lap {
  readonly hands: number;
  readonly milliseconds: number;
}

/** Laps of about the same time, however fast the runner. */
export interface Runner {
  lap(milliseconds: number): Lap;
}

const GLANCE = 0.5; // milliseconds between two looks at the clock, so that looking costs nothing

/** Runs over the pool again and again, in slices that grow until one takes long enough to be timed. */
export function runnerOf(run: Run): Runner {
  let place = 0;
  let slice = 16;
  let kept = 0;
  const runSlice = (): number => {
    if (place + slice > POOL) place = 0;
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
        if (now - before < GLANCE && slice * 2 <= POOL) slice *= 2;
      }
      if (Number.isNaN(kept)) throw new Error('the strengths do not add up: one of them is not a number');
      return { hands, milliseconds: now - start };
    },
  };
}
