import { POOL_HANDS, type Run } from './workloads.ts';

/** How many hands were judged in which time. */
export interface Lap {
  readonly hands: number;
  readonly milliseconds: number;
}

/** Long enough that reading the clock costs nothing. */
const LEAST_SLICE_MS = 0.5;

/**
 * Returns a function that runs laps over the pool, one after the other. A lap consists of slices,
 * which grow until they are long enough to be timed. It throws if a strength is not a number.
 */
export function lapsOf(run: Run): (milliseconds: number) => Lap {
  let index = 0;
  let slice = 16;
  let sumOfStrengths = 0;

  const runSlice = (): void => {
    if (index + slice > POOL_HANDS) index = 0;
    sumOfStrengths += run(index, index + slice);
    index += slice;
  };

  return (milliseconds) => {
    const start = performance.now();
    let now = start;
    let hands = 0;
    while (now - start < milliseconds) {
      const before = now;
      runSlice();
      hands += slice;
      now = performance.now();
      if (now - before < LEAST_SLICE_MS && slice * 2 <= POOL_HANDS) slice *= 2;
    }
    if (Number.isNaN(sumOfStrengths))
      throw new Error('the evaluator returned something that is not a number');
    return { hands, milliseconds: now - start };
  };
}
