import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { Disappointment, inWords } from '../expect.ts';
import { tick } from './tick.ts';

/** A count that is wrong, because this hand is answered wrongly: the first one, which is one of the smallest. */
export class Miscount extends Disappointment {
  /** The cards, or whose they are and the cards: `KD KH KS`; `Black KD KH, White QS QC`. */
  readonly hand: string;

  /** @param sentence - what is known of the hand: `KD KH KS contain a pair` */
  constructor(hand: string, actual: unknown, expected: unknown, sentence: string) {
    const got = actual instanceof Error ? `it threw ${actual}` : `got ${inWords(actual)}`;
    super(actual, expected, `${sentence}, but ${got}`);
    this.hand = hand;
  }
}

/** The answer for some cards. @throws Miscount when there is none, because the code throws an error */
export function answerFor<Answer>(cards: Cards, expected: (cards: Cards) => unknown, ask: () => Answer): Answer {
  tick();
  try {
    return ask();
  } catch (error) {
    throw new Miscount(formatCards(cards), error, expected(cards), `${formatCards(cards)} are to be judged`);
  }
}
