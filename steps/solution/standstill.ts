/** Notices that a run has been at one place for too long. */
import { isOver, type PatientClock } from '../../src/terminal/patience.ts';

/**
 * Only time in which the run could work counts.
 *
 * @param moves - how often the run has moved so far
 * @returns a function to be called at every interval of the clock, which says whether the run stands still
 */
export function standstill(moves: () => number, mostMs: () => number, clock: PatientClock): () => boolean {
  let [seen, since] = [moves(), clock.read()];
  return () => {
    const [count, now] = [moves(), clock.look()];
    if (count !== seen) [seen, since] = [count, now];
    return isOver(since, now, mostMs());
  };
}
