/** Says how a program has ended. */
import { constants } from 'node:os';

/** How programs end that go wrong, by the signal that ends them. */
const WORDS: Readonly<Partial<Record<NodeJS.Signals, string>>> = {
  SIGABRT: 'it was aborted',
  SIGBUS: 'it used memory that is not its own',
  SIGFPE: 'it divided by zero',
  SIGKILL: 'it was killed, perhaps because it used too much memory',
  SIGSEGV: 'it used memory that is not its own: a segmentation fault',
};

/** A shell adds this to the number of the signal that ended its command. */
const STATUS_OF_SIGNALS = 128;

/**
 * Says how a program, or the shell that ran it, has ended.
 * @param status - undefined or null if a signal ended it
 */
export function howItEnded(status: number | null, signal: NodeJS.Signals | null): string {
  const cause = signal ?? signalIn(status);
  const words = cause && WORDS[cause];
  if (signal) return words ? `${words} (${signal})` : `it was ended by the signal ${signal}`;
  return words ? `${words} (status ${status})` : `it ended with status ${status}`;
}

/** Returns the signal in the status of a shell; undefined if there is none. */
function signalIn(status: number | null): NodeJS.Signals | undefined {
  const signals = Object.entries(constants.signals) as [NodeJS.Signals, number][];
  return signals.find(([, number]) => STATUS_OF_SIGNALS + number === status)?.[0];
}
