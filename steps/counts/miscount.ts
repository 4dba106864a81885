import { inWords, Mismatch } from '../expect.ts';

/** A wrong count, with the first hand that is answered wrongly. */
export class Miscount extends Mismatch {
  /** The cards, with names if there are two hands: `KD KH KS`; `Black KD KH, White QS QC`. */
  readonly hand: string;

  constructor(hand: string, actual: unknown, expected: unknown, sentence?: string) {
    const got = actual instanceof Error ? `it threw ${actual}` : `got ${plain(actual)}`;
    super(actual, expected, sentence ?? `${hand}: expected ${plain(expected)}, but ${got}`);
    this.hand = hand;
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? value : inWords(value));

let hear = (): void => {};

/** Calls a listener for every question, which shows that a count makes progress. */
export function hearQuestions(listener: () => void): void {
  hear = listener;
}

/**
 * Asks about a hand. The hand and the right answer are functions, because they are rarely needed.
 *
 * @throws Miscount when the code throws an error
 */
export function answerTo<Answer>(
  hand: () => string,
  right: () => unknown,
  ask: () => Answer,
): Answer {
  hear();
  try {
    return ask();
  } catch (error) {
    throw error instanceof Miscount ? error : new Miscount(hand(), error, right() ?? 'an answer');
  }
}

/** Asks about a hand. @throws Miscount when there is a right answer, and it is another one */
export function expectAnswer<Answer>(
  hand: () => string,
  right: () => Answer | undefined,
  ask: () => Answer,
): Answer {
  const answer = answerTo(hand, right, ask);
  const expected = right();
  if (expected !== undefined && answer !== expected) throw new Miscount(hand(), answer, expected);
  return answer;
}
