/** Turns what went wrong, a wrong answer or an error, into the words that a learner reads. */
import { NoRungHolds } from '../../../src/ranking/rank-hand.ts';
import { Mismatch } from '../../../steps/expect.ts';
import { PRINTED_CARDS } from '../../../steps/written-cards.ts';
import { placeIn } from '../../machine/load/place-in.ts';
import { cut, inOneLine, isCards, show, showExactly } from '../../machine/words/show.ts';
import { isError, NoAnswer } from '../../solution/errors.ts';
import type { Call } from '../call.ts';
import { type Breakdown, isWrongAnswer, type Trouble, type Where } from '../verdict.ts';

/** What V8 says when code changes frozen cards. */
const CHANGES_FROZEN = /^Cannot (assign to read only|add|delete|redefine) property/;

const ONLY_CARDS = new RegExp(`^${PRINTED_CARDS}$`);

/**
 * Explains what a check or a learner's function has thrown.
 * @param call - the call that failed, if known
 * @returns a wrong answer, or what happened instead
 */
export function troubleOf(error: unknown, call: Call | undefined): Trouble {
  if (!(error instanceof Mismatch)) return describeError(error, call);
  const trouble = troubleOfMismatch(error, call);
  if (!isWrongAnswer(trouble)) return trouble;
  return { ...trouble, got: `${trouble.got}${call?.difference ?? ''}` };
}

/** Describes what a learner's function has thrown, or what it returned instead of an answer. */
export function describeError(error: unknown, call: Call | undefined): Breakdown {
  const where = whereThrown(error);
  return { message: inOneLine(messageOf(error, call, where !== undefined)), where };
}

function whereThrown(error: unknown): Where | undefined {
  if (error instanceof NoAnswer && error.where) return error.where;
  return placeIn((error as Error | undefined)?.stack);
}

function troubleOfMismatch(mismatch: Mismatch, call: Call | undefined): Trouble {
  const { actual, expected, sentence, isAboutRefusal } = mismatch;
  if (isAboutRefusal) return troubleOfRefusal(actual, String(expected), call);
  // For true or false, the call says more than the sentence.
  if (sentence !== undefined && typeof expected !== 'boolean') {
    return { message: inOneLine(call ? `${sentence}: ${answerTo(call)}` : sentence) };
  }
  if (isOfCards(expected) && actual === '') return { expected, got: 'no cards' };
  const both = showBoth(actual, expected);
  if (call && actual === call.result) return { ...both, intro: call.intro };
  return { ...both, got: withCall(both.got, call), answer: both.got };
}

function isOfCards(expected: unknown): expected is string {
  return typeof expected === 'string' && ONLY_CARDS.test(expected);
}

/** Explains why an error was expected, and what came instead. */
function troubleOfRefusal(actual: unknown, expected: string, call: Call | undefined): Trouble {
  if (!isError(actual)) {
    const intro = call?.intro ?? 'it returned';
    return { expected, intro, got: show(call?.result), isAboutRefusal: true };
  }
  const thrown = cut(String(actual));
  const advice = 'an error of the JavaScript engine: throw your own Error';
  const got = inOneLine(`${thrown} (${advice})`);
  return { expected, got, where: placeIn(actual.stack), isAboutRefusal: true };
}

/** Adds the call to a wrong answer, if that says more. */
function withCall(got: string, call: Call | undefined): string {
  if (!call) return got;
  // A step has put the result into other words: -1 is "White wins". A program may have used words.
  const isShort = 'result' in call && typeof call.result !== 'object' && !call.program;
  return isShort ? `${got}: ${call.intro} ${showExactly(call.result)}` : got;
}

/** Writes the answer to a call: `isPair returned false`. */
function answerTo(call: Call): string {
  return `${call.intro} ${show(call.result)}`;
}

/** Shows an answer and the expected one so that they look different. */
export function showBoth(actual: unknown, expected: unknown): { expected: string; got: string } {
  const isAlike = show(actual) === show(expected);
  const isTextForOther = typeof actual === 'string' && typeof expected !== 'string';
  const got = isAlike || isTextForOther ? showExactly(actual) : show(actual);
  // Cards are shown as objects beside what is nearly cards: { rank: '10', suit: 'h' }.
  const isAlmost = isCards(expected) && Array.isArray(actual) && !isCards(actual);
  const isNeither = typeof expected === 'boolean' && typeof actual !== 'boolean';
  return {
    expected: isAlike || isAlmost ? showExactly(expected) : show(expected),
    got: isNeither ? `${got}, ${whyNeither(actual)}` : got,
  };
}

/** Says why an answer is neither true nor false. */
function whyNeither(actual: unknown): string {
  return actual === undefined ? 'is a return missing?' : 'which is neither true nor false';
}

function messageOf(error: unknown, call: Call | undefined, isTheirs: boolean): string {
  if (typeof error === 'string') return `it threw ${JSON.stringify(cut(error))}, expected an Error`;
  if (!(error instanceof Error)) return `it threw ${cut(show(error))}, expected an Error`;
  if (error instanceof NoAnswer || error instanceof NoRungHolds) return error.message;
  const message = cut(error.message);
  if (message.startsWith('Maximum call stack')) {
    return 'it calls itself without end: the stack is full';
  }
  if (CHANGES_FROZEN.test(message)) {
    return `it changes what it was given (${message}): make a copy first`;
  }
  const thrown = `threw ${cut(error.name)}: ${message}`;
  if (isTheirs || !call) return `it ${thrown}`;
  if (!('result' in call)) return `${call.program ? 'it' : call.name} ${thrown}`;
  return `${answerTo(call)}, which is not the expected type`;
}
