/** Expectations of the steps, with messages in the words of the features. */
import { formatCards } from '../src/cards/format-cards.ts';
import { isCard } from '../src/cards/is-card.ts';
import { isError, isErrorOfRules } from './errors.ts';

/** How an answer differs from the rule book. */
export interface Difference {
  readonly actual: unknown;
  readonly expected: unknown;
  /** What was asked about, with which the message begins: `Black KD KH, White QS QC`. */
  readonly about?: string | undefined;
  /** A message that says more than the two values. */
  readonly sentence?: string | undefined;
  /** Whether an error was expected; then `expected` says which. */
  readonly isAboutRefusal?: boolean;
}

/** An answer that differs from the rule book. */
export class Mismatch extends Error implements Difference {
  override readonly name = 'Mismatch';
  readonly actual: unknown;
  readonly expected: unknown;
  readonly sentence: string | undefined;
  readonly isAboutRefusal: boolean;

  constructor({ actual, expected, about, sentence, isAboutRefusal = false }: Difference) {
    super(sentence ?? wrongAnswer(actual, expected, about));
    this.actual = actual;
    this.expected = expected;
    this.sentence = sentence;
    this.isAboutRefusal = isAboutRefusal;
  }
}

function wrongAnswer(actual: unknown, expected: unknown, about: string | undefined): string {
  const subject = about === undefined ? '' : `${about}: `;
  if (isError(actual)) return `${subject}expected ${plainly(expected)}, but it threw ${actual}`;
  const [right, wrong] = whereListsDiffer(plainly(expected), plainly(actual));
  // The text "13" is not the number 13.
  if (right === wrong) return `${subject}expected ${inWords(expected)}, but got ${inWords(actual)}`;
  return `${subject}expected ${right}, but got ${wrong}`;
}

/** Takes of two lists only what differs first; standings: `1 White: pair; 2 Black: pair`. */
function whereListsDiffer(expected: string, actual: string): [right: string, wrong: string] {
  const right = expected.split('; ');
  const wrong = actual.split('; ');
  const longer = right.length > wrong.length ? right : wrong;
  const index = longer.findIndex((_, at) => right[at] !== wrong[at]);
  return [right[index] ?? 'nothing', wrong[index] ?? 'nothing'];
}

/** Writes a value as it is said at a table: cards as `KD KH`, and a text without quotation marks. */
function plainly(value: unknown): string {
  if (value === '') return 'nothing';
  if (typeof value === 'string') return value;
  if (isCard(value)) return formatCards([value]);
  if (!Array.isArray(value)) return inWords(value);
  if (value.length === 0) return 'nothing';
  const separator = value.every(isCard) ? ' ' : ', ';
  return value.map(plainly).join(separator);
}

/** @throws Mismatch unless both are equal as JSON; 0 and -0 are the same tie */
export function expectEqual(
  actual: unknown,
  expected: unknown,
  words: Pick<Difference, 'about' | 'sentence'> = {},
): void {
  if (actual === expected) return;
  const areObjects = typeof actual === 'object' && typeof expected === 'object';
  if (areObjects && inWords(actual) === inWords(expected)) return;
  throw new Mismatch({ actual, expected, ...words });
}

/** Errors that JavaScript throws by itself; a RangeError may also be a refusal. */
const BY_JAVASCRIPT =
  /^((type|reference|syntax|internal)error|rangeerror: (maximum call stack|invalid |array buffer|to\w+\(\) |the number .* cannot))/i;

/** Recognizes an error that was thrown on purpose. */
export const isRefusal = (error: unknown): error is Error =>
  isErrorOfRules(error) && !BY_JAVASCRIPT.test(String(error));

/** @throws Mismatch unless the attempt throws an error on purpose, with any message */
export function expectRefusal(attempt: () => unknown, reason: string): void {
  let actual: unknown;
  try {
    actual = attempt();
  } catch (error) {
    if (isRefusal(error)) return;
    if (!isErrorOfRules(error)) throw error;
    actual = error;
  }
  const expected = `an error, because ${reason}`;
  const sentence = `expected ${expected}, but got ${errorInWords(actual)}`;
  throw new Mismatch({ actual, expected, sentence, isAboutRefusal: true });
}

/** Writes what came instead of the right error, in plain words. */
function errorInWords(actual: unknown): string {
  if (!isErrorOfRules(actual)) return 'none';
  if (/call stack/i.test(actual.message)) return `${actual}: it calls itself without end`;
  if (IS_CHANGE.test(actual.message)) return `${actual}${CHANGE_ADVICE}`;
  if (actual.name === 'TypeError') return `${actual}: throw an Error, not a TypeError`;
  return String(actual);
}

/** Follows the message of an error that `IS_CHANGE` recognizes. */
export const CHANGE_ADVICE = ': it changes what it was given, so make a copy first';

/** What JavaScript says when code changes frozen cards. */
export const IS_CHANGE = /^Cannot (?:assign to read only|add|delete|redefine) property /;

/** Writes a value as JSON, or as JavaScript does what JSON has no word for. */
export function inWords(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  return JSON.stringify(value) ?? String(value);
}
