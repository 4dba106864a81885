/** What the steps expect. Our own few lines instead of `node:assert`, because the same steps run in a browser. */

/** An answer other than the rule book says. */
export class Disappointment extends Error {
  override readonly name = 'Disappointment';
  readonly actual: unknown;
  readonly expected: unknown;
  /** A sentence about what went wrong, where it says more than the two values. */
  readonly sentence: string | undefined;
  /** Whether an error was expected; then `expected` is its message. */
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
export function expectRefusal(attempt: () => unknown, refusal: string): void {
  const outcome = outcomeOf(attempt);
  if (outcome instanceof Error && outcome.message === refusal) return;
  const got = outcome instanceof Error ? `an error: ${outcome.message}` : 'none';
  throw new Disappointment(outcome, refusal, `expected an error: ${refusal}, but got ${got}`, true);
}

/** The result of an attempt, or the error that it throws. */
function outcomeOf(attempt: () => unknown): unknown {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** A value in words: text in quotation marks, lists and objects by what is in them. */
export function inWords(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [parts, others] = [Object.entries(one), Object.entries(other)];
  if (Array.isArray(one) !== Array.isArray(other) || parts.length !== others.length) return false;
  return parts.every(([name, part]) => isSame(part, (other as Record<string, unknown>)[name]));
}
