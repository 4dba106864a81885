/** Watches the learner's functions: remembers the last calls, and rejects promises. */
import { NoAnswer } from '../../solution.ts';
import { host } from './host.ts';

export interface Call {
  readonly name: string;
  readonly given: readonly unknown[];
  /** How its answer is told: `isPair returned`. */
  readonly said: string;
  /** Writes the question that it asks a program. */
  readonly line?: () => string | undefined;
  /** Missing while the call has not been answered. */
  result?: unknown;
  /** Says that it is answered differently when it is asked alone. */
  readonly differs?: string;
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
type LineOf = (name: string, given: readonly unknown[]) => string | undefined;

/**
 * Returns the same functions, watched; the evaluator would become slower by that.
 *
 * @param lineOf - writes the question that a call asks a program, if it asks one
 */
export function watched(exports: Readonly<Record<string, unknown>>, lineOf?: LineOf): Record<string, unknown> {
  const watch = (name: string, value: unknown) =>
    typeof value === 'function' && name !== 'evaluator' ? watchedCall(name, value as Run, lineOf) : value;
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, watch(name, value)]));
}

function watchedCall(name: string, run: Run, lineOf?: LineOf): Run {
  return (...given) => {
    const call: Call = lineOf
      ? { name, given, said: 'it answered', line: () => lineOf(name, given) }
      : { name, given, said: `${name} returned` };
    calls.push(call);
    if (calls.length > MOST_REMEMBERED) calls.shift();
    host.beat();
    const result = run(...given) as Partial<PromiseLike<unknown>> | undefined;
    if (typeof result?.then === 'function') {
      result.then(undefined, () => {});
      // it is truthy, so every rule would take it for a yes
      throw new NoAnswer(`${name} returned a promise, expected the answer itself: write it without async`);
    }
    call.result = result;
    return result;
  };
}
