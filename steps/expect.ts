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
  expectError(attempt, `an error, because ${reason}`, isOnPurpose);
}

function expectError(attempt: () => unknown, expected: string, isRight: (error: Error) => boolean): void {
  const outcome = outcomeOf(attempt);
  if (isError(outcome) && isRight(outcome)) return;
  const got = isError(outcome) ? `${outcome.name}: ${outcome.message}` : 'none';
  throw new Disappointment(outcome, expected, `expected ${expected}, but got ${got}`, true);
}

/** The result of an attempt, or the error that it throws. */
function outcomeOf(attempt: () => unknown): unknown {
  try {
    return attempt();
  } catch (error) {
    if (isError(error)) return error;
    throw error;
  }
}

/** Also an error of another realm, in which a solution may run. */
function isError(value: unknown): value is Error {
  return Object.prototype.toString.call(value) === '[object Error]';
}

/** The words of engines, by the names of the errors that they throw when code goes wrong. */
const WORDS_OF_ENGINES: Readonly<Record<string, RegExp>> = {
  TypeError:
    /^(cannot (read|set|use|create|assign|convert|destructure|add|define|redefine|delete|mix)|can't|reduce of empty|assignment to constant|iterator |class constructor|invalid value used|the comparison function|\S+ is (undefined|null|read-only))|not (a function|iterable|a constructor|an object|extensible|an entry object)|called on (non-object|null|incompatible)/i,
  RangeError:
    /^(maximum call stack|invalid (array|string|time|code|count)|array buffer|to\w+\(\) |the number .* cannot be converted)/i,
  SyntaxError: /regular expression|JSON|unexpected (token|end|identifier)/i,
  ReferenceError: /./,
  InternalError: /./,
};

/** Whether an error looks as if the code threw it to refuse what it was given: only its words tell. */
function isOnPurpose({ name, message }: Error): boolean {
  return !WORDS_OF_ENGINES[name]?.test(message);
}

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
