import { NoRungHolds } from '../../../kata/ranking/rank-hand.ts';
import { placeIn } from '../../../machine/load/place-in.ts';
import { cut, inOneLine, show, showExactly } from '../../../machine/words/show.ts';
import { isError, NoAnswer } from '../../../solution/errors.ts';
import { PRINTED_CARDS } from '../../../solution/written-cards.ts';
import { host, type Mismatch } from '../run/host.ts';
import type { Call } from '../run/last-call.ts';
import type { Trouble } from '../verdict.ts';

const CHANGES = /^Cannot (assign to read only|add|delete|redefine) property/;

const ONLY_CARDS = new RegExp(`^${PRINTED_CARDS}$`);

export function troubleOf(error: unknown, call: Call | undefined): Trouble {
  const mismatch = host.mismatchIn(error);
  const { got, ...rest } = mismatch ? troubleWith(mismatch, call) : {};
  if (mismatch)
    return { ...rest, ...(got !== undefined && { got: `${got}${call?.differs ?? ''}` }) };
  const where =
    (error instanceof NoAnswer && error.where) || placeIn((error as Error | undefined)?.stack);
  return {
    message: inOneLine(messageOf(error, call, where !== undefined)),
    ...(where && { where }),
  };
}

function troubleWith(
  { actual, expected, sentence, isAboutRefusal }: Mismatch,
  call: Call | undefined,
): Trouble {
  if (isAboutRefusal) {
    if (!isError(actual))
      return {
        expected: String(expected),
        got: `${call?.said ?? 'it returned'} ${show(call?.result)}`,
      };
    const where = placeIn(actual.stack);
    const got = inOneLine(
      `${cut(String(actual))} (an error of the JavaScript engine: throw your own Error)`,
    );
    return { expected: String(expected), got, ...(where && { where }) };
  }
  const isYesOrNo = typeof expected === 'boolean'; // the call says more than the sentence
  if (sentence !== undefined && !isYesOrNo)
    return {
      message: inOneLine(call ? `${sentence}: ${call.said} ${show(call.result)}` : sentence),
    };
  const isOfCards = typeof expected === 'string' && ONLY_CARDS.test(expected);
  if (isOfCards && actual === '') return { expected, got: 'no cards' };
  const { got, ...rest } = showBoth(actual, expected);
  if (call && actual === call.result) return { ...rest, got: `${call.said} ${got}` };
  // A program may say DRAW.
  const isShort = call && 'result' in call && typeof call.result !== 'object' && !call.line;
  return { ...rest, got: isShort ? `${got}: ${call.said} ${showExactly(call.result)}` : got };
}

/** Shows an answer and the expected one so that they look different. */
export function showBoth(actual: unknown, expected: unknown): { expected: string; got: string } {
  const isAlike = show(actual) === show(expected);
  const got =
    isAlike || (isString(actual) && !isString(expected)) ? showExactly(actual) : show(actual);
  return {
    expected: isAlike ? showExactly(expected) : show(expected),
    got:
      typeof expected === 'boolean' && typeof actual !== 'boolean'
        ? `${got}, which is neither true nor false`
        : got,
  };
}

const isString = (value: unknown) => typeof value === 'string';

function messageOf(error: unknown, call: Call | undefined, isTheirs: boolean): string {
  if (typeof error === 'string') return `it threw ${JSON.stringify(cut(error))}, expected an Error`;
  if (!(error instanceof Error)) return `it threw ${cut(show(error))}, expected an Error`;
  if (error instanceof NoAnswer || error instanceof NoRungHolds) return error.message;
  const name = cut(error.name);
  const message = cut(error.message);
  if (message.startsWith('Maximum call stack'))
    return 'it calls itself without end: the stack is full';
  if (CHANGES.test(message))
    return call?.differs
      ? 'it changes what it returned earlier: return something new each time'
      : `it changes what it was given (${message}): make a copy first`;
  if (isTheirs || !call) return `it threw ${name}: ${message}`;
  if (!('result' in call)) return `${call.name} threw ${name}: ${message}`;
  return `${call.said} ${show(call.result)}, which is not the expected type`;
}
