import { Disappointment } from '../expect.ts';

/** A count that is wrong, for a hand was answered wrongly: the first one, which is one of the smallest. */
export class Miscount extends Disappointment {
  /** The hand as it would be given in an example: `the cards KD KH KS`. */
  readonly hand: string;

  constructor(hand: string, actual: unknown, expected: unknown, sentence: string) {
    super(actual, expected, sentence);
    this.hand = hand;
  }
}
