/** Remembers the last calls of the learner's functions, and rejects promises. */
import { NoAnswer } from '../../../solution/errors.ts';
import { host } from './host.ts';

export interface Call {
  readonly name: string;
  readonly given: readonly unknown[];
  /** Begins its answer: `isPair returned`. */
  readonly said: string;
  /** Writes the question to a program. */
  readonly line?: () => string | undefined;
  /** Missing until it is answered. */
  result?: unknown;
  /** Says how its answer differs if it is called alone. */
  readonly differs?: string;
}

/** Comparing two hands takes four calls. */
const MOST_REMEMBERED = 8;

const calls: Call[] = [];

export const lastCalls = (): readonly Call[] => [...calls];

export const lastCall = (): Call | undefined => calls.at(-1);

export function forgetCalls(): void {
  calls.length = 0;
}

type Run = (...given: unknown[]) => unknown;
type LineOf = (name: string, given: readonly unknown[]) => string | undefined;

/**
 * Watches functions, except the evaluator, which must be fast.
 * @param lineOf - writes the question of a call to a program
 */
export function watched(
  exports: Readonly<Record<string, unknown>>,
  lineOf?: LineOf,
): Record<string, unknown> {
  const watch = (name: string, value: unknown) =>
    typeof value === 'function' && name !== 'evaluator'
      ? watchedCall(name, value as Run, lineOf)
      : value;
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [name, watch(name, value)]),
  );
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
      // it is truthy, so every rule would seem to hold
      throw new NoAnswer(
        `${name} returned a promise, expected the answer itself: write it without async`,
      );
    }
    call.result = result;
    return result;
  };
}
