import { show } from '../../machine/words/show.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { OURS } from '../../solution/units.ts';
import type { Call } from '../call.ts';

/** Comparing two hands takes four calls. */
const MOST_REMEMBERED = 8;

type AnyFunction = (...args: readonly unknown[]) => unknown;

/** Remembers the last calls of the learner's functions, or the last questions to a program. */
export class CallLog {
  readonly #onCall: () => void;
  readonly #calls: Call[] = [];

  /** @param onCall - is called before each call */
  constructor(onCall: () => void) {
    this.#onCall = onCall;
  }

  /** Lists the calls since the last example or hand, the latest last. */
  all(): readonly Call[] {
    return [...this.#calls];
  }

  /** Returns the latest call, which may not have an answer yet. */
  last(): Call | undefined {
    return this.#calls.at(-1);
  }

  /** Forgets all calls, before another example or hand. */
  forget(): void {
    this.#calls.length = 0;
  }

  /**
   * Answers a call, and remembers it.
   * @param resultOf - takes from the answer what the call is about (default: all)
   */
  answer<Answer>(
    call: Call,
    answer: () => Answer,
    resultOf: (answer: Answer) => unknown = (whole) => whole,
  ): Answer {
    this.#calls.push(call);
    if (this.#calls.length > MOST_REMEMBERED) this.#calls.shift();
    this.#onCall();
    const answered = answer();
    call.result = resultOf(answered);
    return answered;
  }

  /**
   * Wraps the functions among exports, so that their calls are remembered and promises rejected. The
   * evaluator stays as it is, because it must be fast.
   */
  remembering(exports: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const entries = Object.entries(exports).map(([name, value]) => {
      const isRemembered = typeof value === 'function' && name !== 'evaluator';
      return [name, isRemembered ? this.#wrap(name, value as AnyFunction) : value];
    });
    return Object.fromEntries(entries);
  }

  #wrap(name: string, run: AnyFunction): AnyFunction {
    const ours = OURS[name as keyof typeof OURS] as AnyFunction;
    return (...args) => {
      const call: Call = { name, args, intro: `${name} returned`, byOurs: () => ours(...args) };
      return this.answer(call, () => {
        const result = run(...args);
        rejectPromise(name, result);
        rejectNoCards(name, result);
        return result;
      });
    };
  }
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

/**
 * Rejects a best five that is not a list.
 * @throws NoAnswer, because `tieBreakOf` would get it next, and be blamed for what it throws
 */
function rejectNoCards(name: string, result: unknown): void {
  if (name !== 'bestFive' || Array.isArray(result)) return;
  throw new NoAnswer(`${name} returned ${show(result)}, expected cards`);
}
