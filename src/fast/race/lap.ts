import { POOL_HANDS, type Run } from './workloads.ts';

export interface Lap {
  readonly hands: number;
  readonly milliseconds: number;
}

const CLOCK_LOOK_MS = 0.5; // long enough that reading the clock costs nothing

/**
 * Returns a function that runs a lap over the pool, again and again, in slices long enough to be
 * timed.
 */
export function lapsOf(run: Run): (milliseconds: number) => Lap {
  let index = 0;
  let slice = 16;
  let kept = 0;
  const runSlice = (): void => {
    if (index + slice > POOL_HANDS) index = 0;
    kept += run(index, index + slice);
    index += slice;
  };
  return (milliseconds) => {
    const start = performance.now();
    let [hands, before, now] = [0, start, start];
    while (now - start < milliseconds) {
      runSlice();
      hands += slice;
      before = now;
      now = performance.now();
      if (now - before < CLOCK_LOOK_MS && slice * 2 <= POOL_HANDS) slice *= 2;
    }
    if (Number.isNaN(kept))
      throw new Error('the strengths do not add up: one of them is not a number');
    return { hands, milliseconds: now - start };
  };
}
