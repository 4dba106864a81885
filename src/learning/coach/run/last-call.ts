/** Remembers the last calls of the learner's functions, and rejects promises. */
import { NoAnswer } from '../../../solution/errors.ts';
import { host } from './host.ts';

/** A call of a learner's function, or a question to a learner's program. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Introduces its answer: `isPair returned`. */
  readonly intro: string;
  /** Writes the question to a program. */
  readonly question?: () => string | undefined;
  /** Missing until it is answered. */
  result?: unknown;
  /** Says how its answer differs if it is called alone. */
  readonly difference?: string;
}

/** Comparing two hands takes four calls. */
const MOST_REMEMBERED = 8;

const calls: Call[] = [];

/** Lists the calls since the last example or hand, the latest last. */
export function lastCalls(): readonly Call[] {
  return [...calls];
}

/** Returns the latest call, which may not have an answer yet. */
export function lastCall(): Call | undefined {
  return calls.at(-1);
}

/** Forgets all calls, before another example or hand. */
export function forgetCalls(): void {
  calls.length = 0;
}

type LearnersFunction = (...args: unknown[]) => unknown;

/** Writes the question that a call sends to a program; undefined if it sends none. */
type LineOf = (name: string, args: readonly unknown[]) => string | undefined;

/**
 * Wraps the functions among exports, so that their calls are remembered. The evaluator stays as it
 * is, because it must be fast.
 * @param lineOf - writes the question of a call, if a program answers
 */
export function rememberingCalls(
  exports: Readonly<Record<string, unknown>>,
  lineOf?: LineOf,
): Record<string, unknown> {
  const entries = Object.entries(exports).map(([name, value]) => {
    const isRemembered = typeof value === 'function' && name !== 'evaluator';
    return [name, isRemembered ? rememberCallsOf(name, value as LearnersFunction, lineOf) : value];
  });
  return Object.fromEntries(entries);
}

function rememberCallsOf(name: string, run: LearnersFunction, lineOf?: LineOf): LearnersFunction {
  return (...args) => {
    const call: Call = {
      name,
      args,
      intro: lineOf ? 'it answered' : `${name} returned`,
      question: lineOf && (() => lineOf(name, args)),
    };
    calls.push(call);
    if (calls.length > MOST_REMEMBERED) calls.shift();
    host.beat();
    const result = run(...args);
    rejectPromise(name, result);
    call.result = result;
    return result;
  };
}

/** @throws NoAnswer for a promise: it is truthy, so every rule would seem to hold */
function rejectPromise(name: string, result: unknown): void {
  const promise = result as Partial<PromiseLike<unknown>> | undefined;
  if (typeof promise?.then !== 'function') return;
  promise.then(undefined, () => {}); // nobody else will catch its error
  throw new NoAnswer(
    `${name} returned a promise, expected the answer itself: write it without async`,
  );
}
