/** What the screen says while code is running, as far as that can be known from outside. */
import { LIMITS } from '../../machine/load/limits.ts';

/** After so long the screen says that the code is still running, and so often it looks again. */
const SLOW_MS = 400;

const MB = 2 ** 20;

/** Memory is told in steps, so that the screen is not printed all the time. */
const STEP_MB = 100;

/**
 * Says again and again that code is still running, until the returned function is called.
 * @param say - shows a text
 */
export function sayWhileRunning(say: (text: string) => void): () => void {
  const before = process.memoryUsage.rss();
  const look = () => say(runningNote(process.memoryUsage.rss() - before));
  const timer = setInterval(look, SLOW_MS);
  return () => clearInterval(timer);
}

/**
 * Says that code is running and, beyond the limit, how much memory that takes: a thread that is out
 * of memory tries for seconds to free some, and cannot answer meanwhile.
 * @param bytes - the memory that the process has taken since the code began to run
 */
export function runningNote(bytes = 0): string {
  if (bytes <= LIMITS.memoryBytes) return 'Your code is running …';
  const megabytes = Math.floor(bytes / MB / STEP_MB) * STEP_MB;
  return `Your code is running, and takes more than ${megabytes} MB of memory …`;
}
