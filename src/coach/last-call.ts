/** Watches the calls of the learner's functions: remembers the last ones, and rejects promises. */

import type { Rung } from '../kata/ranking/ladder.ts';
import { asksOurs } from '../solution.ts';
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

/** The learner's functions, by the watched ones. */
const originals = new WeakMap<object, object>();

/** The function as the learner wrote it, which is faster. */
export function unwatched<Run extends object>(run: Run): Run {
  return (originals.get(run) ?? run) as Run;
}

/** The same solution with its functions watched. */
export function watched(solution: Learned): Learned {
  const entries = Object.entries(solution).map(([name, value]) => [
    name,
    typeof value === 'function' ? watchedCall(name, value as (...given: unknown[]) => unknown) : value,
  ]);
  const { LADDER } = solution;
  return { ...Object.fromEntries(entries), ...(LADDER && { LADDER: LADDER.map(watchedRung) }) };
}

/** Leaves our predicates unwrapped, because they are recognized by identity. */
function watchedRung(rung: Rung): Rung {
  if (asksOurs(rung)) return rung;
  return { ...rung, holds: (cards) => noPromise(`the rung "${rung.category}"`, rung.holds(cards)) };
}

function watchedCall(name: string, run: (...given: unknown[]) => unknown) {
  const watching = (...given: unknown[]): unknown => {
    const call: Call = { name, given };
    calls.push(call);
    if (calls.length > MOST_REMEMBERED) calls.shift();
    host.beat();
    call.result = noPromise(name, run(...given));
    return call.result;
  };
  originals.set(watching, run);
  return watching;
}

function noPromise<Result>(name: string, result: Result): Result {
  const { then } = (result ?? {}) as Partial<PromiseLike<unknown>>;
  if (typeof then !== 'function') return result;
  then.call(result, undefined, () => {});
  throw new PromiseReturned(`${name} returned a promise, expected the answer itself: write it without async`);
}
