/**
 * The calls of a count, which are made twice: in a rehearsal, by our rules, and then by somebody's
 * files, which have answered in between. Of many calls only some are sent, always the same ones; our
 * rules answer the others, so that sums stay exact.
 */
import { MOST_ASKED } from '../program/most-asked.ts';
import type { WrittenCall, WrittenOutcome } from './requests.ts';

/** A call that is sent. */
export interface SentCall {
  readonly call: WrittenCall;
  /** The call as text: the count may turn out to make another one in its place. */
  readonly key: string;
  /** When it was made, among the calls of all functions. */
  readonly order: number;
  outcome?: WrittenOutcome | undefined;
}

/** The calls of one function. */
interface CallsOfFunction {
  recorded: number;
  taken: number;
  /** One pair of calls in so many is sent. Neighbours may be the same question both ways. */
  step: number;
  /** The calls that are sent, by their number. */
  readonly sent: Map<number, SentCall>;
}

/** What is known about a call before it is made: how it ends, or that our rules answer it. */
type Known = WrittenOutcome | 'our rules' | undefined;

/** Records the calls of a count, and remembers how they ended. */
export class CallsAhead {
  readonly #functions = new Map<number, CallsOfFunction>();
  #order = 0;

  /**
   * Records the next call of a function.
   * @param write - writes its arguments, if it may be sent
   * @param isAlwaysSent - if our rules must not answer: two sources of randomness would mix
   */
  record(id: number, write: () => unknown, isAlwaysSent: boolean): void {
    const calls = this.#callsOf(id);
    const index = calls.recorded;
    calls.recorded += 1;
    this.#order += 1;
    if (!isSent(index, calls)) return;
    const call: WrittenCall = [id, write()];
    calls.sent.set(index, { call, key: JSON.stringify(call), order: this.#order });
    if (isAlwaysSent || calls.sent.size <= MOST_ASKED) return;
    calls.step *= 2;
    for (const one of calls.sent.keys()) if (!isSent(one, calls)) calls.sent.delete(one);
  }

  /** Lists the calls to send, in the order in which they were made. */
  toSend(): readonly SentCall[] {
    return [...this.#functions.values()]
      .flatMap(({ sent }) => [...sent.values()])
      .sort((a, b) => a.order - b.order);
  }

  /** Says what is known about the next call of a function. @param write - writes its arguments */
  take(id: number, write: () => unknown): Known {
    const calls = this.#callsOf(id);
    const index = calls.taken;
    calls.taken += 1;
    if (!isSent(index, calls)) return 'our rules';
    const sent = calls.sent.get(index);
    return sent?.key === JSON.stringify([id, write()]) ? sent.outcome : undefined;
  }

  #callsOf(id: number): CallsOfFunction {
    const known = this.#functions.get(id);
    if (known) return known;
    const calls = { recorded: 0, taken: 0, step: 1, sent: new Map() };
    this.#functions.set(id, calls);
    return calls;
  }
}

function isSent(index: number, { step }: CallsOfFunction): boolean {
  return Math.floor(index / 2) % step === 0;
}
