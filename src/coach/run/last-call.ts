/** Watches the calls of the learner's functions: remembers the last ones, and rejects promises. */
import { host } from './host.ts';

/** Thrown for an answer such as a promise: it is truthy, so every rule would take it for a yes. */
export class NoAnswer extends Error {}

export interface Call {
  readonly name: string;
  readonly given: readonly unknown[];
  /** Missing while the call has not been answered. */
  result?: unknown;
}

/** So many calls are remembered: to compare two hands takes four. */
const MOST_REMEMBERED = 8;

const calls: Call[] = [];

/** Lists the last calls, in order. */
export const lastCalls = (): readonly Call[] => [...calls];

export const lastCall = (): Call | undefined => calls.at(-1);

export function forgetCalls(): void {
  calls.length = 0;
}

type Run = (...given: unknown[]) => unknown;

/** Returns the same functions, watched; the evaluator would become slower by that. */
export function watched(exports: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isWatched = (name: string, value: unknown): value is Run => typeof value === 'function' && name !== 'evaluator';
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [name, isWatched(name, value) ? watchedCall(name, value) : value]),
  );
}

function watchedCall(name: string, run: Run): Run {
  return (...given) => {
    const call: Call = { name, given };
    calls.push(call);
    if (calls.length > MOST_REMEMBERED) calls.shift();
    host.beat();
    const result = run(...given) as Partial<PromiseLike<unknown>> | undefined;
    if (typeof result?.then === 'function') {
      result.then(undefined, () => {});
      throw new NoAnswer(`${name} returned a promise, expected the answer itself: write it without async`);
    }
    call.result = result;
    return result;
  };
}
