/** Watches the calls of the learner's functions: remembers the last ones, and rejects promises. */

import { host } from './host.ts';
import type { Learned } from './learned.ts';

/** Thrown for the answer of an async function: a promise is truthy, so every rule would take it for a yes. */
export class PromiseReturned extends Error {}

export interface Call {
  readonly name: string;
  readonly given: readonly unknown[];
  /** Missing while the call has not been answered. */
  result?: unknown;
}

/** So many calls are remembered: to compare two hands takes four. */
const MOST_REMEMBERED = 8;

const calls: Call[] = [];

/** The last calls, in their order. */
export const lastCalls = (): readonly Call[] => [...calls];

export const lastCall = (): Call | undefined => calls.at(-1);

export function forgetCalls(): void {
  calls.length = 0;
}

/** Returns the same solution with its functions watched; the evaluator would become slower by that. */
export function watched(solution: Learned): Learned {
  const entries = Object.entries(solution).map(([name, value]) => [
    name,
    typeof value === 'function' && name !== 'evaluator' ? watchedCall(name, value as Run) : value,
  ]);
  return Object.fromEntries(entries);
}

type Run = (...given: unknown[]) => unknown;

function watchedCall(name: string, run: Run): Run {
  return (...given) => {
    const call: Call = { name, given };
    calls.push(call);
    if (calls.length > MOST_REMEMBERED) calls.shift();
    host.beat();
    call.result = noPromise(name, run(...given));
    return call.result;
  };
}

function noPromise<Result>(name: string, result: Result): Result {
  const { then } = (result ?? {}) as Partial<PromiseLike<unknown>>;
  if (typeof then !== 'function') return result;
  then.call(result, undefined, () => {});
  throw new PromiseReturned(`${name} returned a promise, expected the answer itself: write it without async`);
}
