/** The time that marking or submitting takes at most, and how far it is. */
import type { TimeLimit } from '../machine/load/client.ts';
import { clockText } from '../machine/words/clock-text.ts';

/** The time to mark a folder, if nothing else is said. */
export const USUAL_MINUTES = 10;

/** How to get more, on the cards of both. */
const MORE = 'for more: mark --minutes';

/** A part gets a tenth of the time, so that one without an end leaves enough for the others. */
const PARTS = 10;

/**
 * Starts the clock for a folder.
 * @returns what says on standard error which part begins, and how long it may take
 */
export function newClock(folder: string, minutes: number): (part: string) => TimeLimit {
  const allMs = minutes * 60_000;
  const endMs = performance.now() + allMs;
  return (part) => {
    process.stderr.write(`${folder}: ${part} …\n`);
    const leftMs = Math.max(endMs - performance.now(), 0);
    const partMs = allMs / PARTS;
    if (leftMs < partMs) {
      const message = `the time for the folder is over: ${minutes}:00 (${MORE})`;
      return { ms: leftMs, message };
    }
    const message = `it did not end within ${clockText(partMs / 1000)} (${MORE})`;
    return { ms: partMs, message };
  };
}
