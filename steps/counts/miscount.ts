import { countAsked } from '../../src/coach/asked.ts';
import { Disappointment, inWords } from '../expect.ts';
import { tick } from './tick.ts';

/** A count that is wrong, because of this hand: the first that is answered wrongly, and most counts begin with the smallest. */
export class Miscount extends Disappointment {
  /** The cards, or whose they are and the cards: `KD KH KS`; `Black KD KH, White QS QC`. */
  readonly hand: string;

  constructor(hand: string, actual: unknown, expected: unknown, sentence?: string) {
    super(actual, expected, sentence ?? `${hand}: expected ${plain(expected)}, but ${outcome(actual)}`);
    this.hand = hand;
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? value : inWords(value));

const outcome = (actual: unknown) => (actual instanceof Error ? `it threw ${actual}` : `got ${plain(actual)}`);

/** The answer for a hand. @throws Miscount when there is none, because the code throws an error */
export function answerFor<Answer>(hand: () => string, expected: () => unknown, ask: () => Answer): Answer {
  tick();
  countAsked();
  try {
    return ask();
  } catch (error) {
    throw error instanceof Miscount ? error : new Miscount(hand(), error, expected());
  }
}
