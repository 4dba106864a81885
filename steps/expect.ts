/** What the steps expect. Our own few lines instead of `node:assert`, because the same steps run in a browser. */

/** An answer other than the rule book says. */
export class Disappointment extends Error {
  override readonly name = 'Disappointment';
  readonly actual: unknown;
  readonly expected: unknown;
  /** A sentence about what went wrong, where it says more than the two values. */
  readonly sentence: string | undefined;
  /** Whether an error was expected; then `expected` says which. */
  readonly isAboutRefusal: boolean;

  constructor(actual: unknown, expected: unknown, sentence?: string, isAboutRefusal = false) {
    super(sentence ?? `expected ${inWords(expected)}, but got ${inWords(actual)}`);
    this.actual = actual;
    this.expected = expected;
    this.sentence = sentence;
    this.isAboutRefusal = isAboutRefusal;
  }
}

/** @throws Disappointment unless both are deeply equal */
export function expectEqual(actual: unknown, expected: unknown, sentence?: string): void {
  if (!isSame(actual, expected)) throw new Disappointment(actual, expected, sentence);
}

/** @throws Disappointment unless the attempt throws an error with this message */
export function expectWords(attempt: () => unknown, words: string): void {
  expectError(attempt, `an error: ${words}`, ({ message }) => message === words);
}

/**
 * Any words will do, because a rule of poker has none.
 *
 * @throws Disappointment unless the attempt throws an error, and on purpose
 */
export function expectRefusal(attempt: () => unknown, reason: string): void {
  expectError(
    attempt,
    `an error, because ${reason}`,
    (error) => !BY_JAVASCRIPT.test(`${error.name}: ${error.message}`),
  );
}

function expectError(attempt: () => unknown, expected: string, isRight: (error: Error) => boolean): void {
  const outcome = outcomeOf(attempt);
  if (isError(outcome) && isRight(outcome)) return;
  const got = isError(outcome) ? `${outcome.name}: ${outcome.message}` : 'none';
  throw new Disappointment(outcome, expected, `expected ${expected}, but got ${got}`, true);
}

/** Returns the result of an attempt, or the error that it throws. */
function outcomeOf(attempt: () => unknown): unknown {
  try {
    return attempt();
  } catch (error) {
    if (isError(error)) return error;
    throw error;
  }
}

/** Tells errors, also those of another realm, in which a solution may run. */
function isError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === '[object Error]';
}

/** What JavaScript throws by itself when code goes wrong; a RangeError may as well be thrown to refuse what was given. */
const BY_JAVASCRIPT =
  /^((type|reference|syntax|internal)error|rangeerror: (maximum call stack|invalid |array buffer|to\w+\(\) |the number .* cannot))/i;

/** A value in words: text in quotation marks, lists and objects by what is in them. */
export function inWords(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true; // 0 and -0 are the same tie
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [parts, others] = [Object.entries(one), Object.entries(other)];
  if (Array.isArray(one) !== Array.isArray(other) || parts.length !== others.length) return false;
  return parts.every(([name, part]) => isSame(part, (other as Record<string, unknown>)[name]));
}
