/** Asks somebody's code the questions of a count, and names the first that it answers wrongly. */
import { type Difference, Mismatch } from '../expect.ts';

/** A wrong count, with the first hand that is answered wrongly. */
export class Miscount extends Mismatch {
  /** The cards, with names if there are two hands: `KD KH KS`; `Black KD KH, White QS QC`. */
  readonly hand: string;

  constructor({ hand, ...difference }: Difference & { readonly hand: string }) {
    super({ ...difference, about: hand });
    this.hand = hand;
  }
}

let onQuestion = (): void => {};

/** Calls a listener for every question, which shows that a count makes progress. */
export function hearQuestions(listener: () => void): void {
  onQuestion = listener;
}

/** A question that a count asks about many hands. */
export interface Question<Hand, Answer> {
  /** Asks somebody's code. */
  ask(hand: Hand): Answer;
  /** Writes the hand as in a `Miscount`. */
  nameOf(hand: Hand): string;
  /** Says what is right; undefined if that is not known. */
  right(hand: Hand): unknown;
}

/**
 * Returns the answer about a hand, right or wrong.
 *
 * @throws Miscount when the code throws an error
 */
export function answerTo<Hand, Answer>(question: Question<Hand, Answer>, hand: Hand): Answer {
  onQuestion();
  try {
    return question.ask(hand);
  } catch (error) {
    if (error instanceof Miscount) throw error;
    const expected = question.right(hand) ?? 'an answer';
    throw new Miscount({ hand: question.nameOf(hand), actual: error, expected });
  }
}

/**
 * Returns the answer about a hand, unless it is known to be wrong.
 *
 * @throws Miscount when the code throws an error, or when another answer is right
 */
export function expectAnswer<Hand, Answer>(question: Question<Hand, Answer>, hand: Hand): Answer {
  const answer = answerTo(question, hand);
  const right = question.right(hand);
  if (right !== undefined && answer !== right) {
    throw new Miscount({ hand: question.nameOf(hand), actual: answer, expected: right });
  }
  return answer;
}
