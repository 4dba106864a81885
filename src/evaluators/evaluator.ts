import type { Cards } from '../cards/card.ts';
import { formatCards } from '../cards/format-cards.ts';
import { quote } from '../cards/quote.ts';

/**
 * Turns cards into a number, their strength: at once with `strength`, or in two steps with `encode`
 * and `strengthOf`. In two steps, you can keep the encoded cards and use them again.
 */
export interface Evaluator<Encoded = unknown> {
  readonly name: string;
  /** Who published the idea. */
  readonly source: string;
  readonly minCards: number;
  readonly maxCards: number;
  /** Returns the cards in the form that this evaluator works on. */
  encode(cards: Cards): Encoded;
  /**
   * Returns the strength of cards that this evaluator has encoded. The larger number wins, and equal
   * numbers tie. Numbers of two evaluators cannot be compared.
   */
  strengthOf(encoded: Encoded): number;
  /**
   * Returns the strength of different cards of one deck.
   *
   * @throws PokerError on more or fewer cards than this evaluator takes
   */
  strength(cards: Cards): number;
}

/**
 * Makes an evaluator from its parts. Mark the call as pure if other code uses the file without it:
 * then a bundler can drop it.
 */
export function defineEvaluator<Encoded>(
  parts: Omit<Evaluator<Encoded>, 'strength'>,
): Evaluator<Encoded> {
  return {
    ...parts,
    strength(cards) {
      rejectCount(parts, cards);
      return parts.strengthOf(parts.encode(cards));
    },
  };
}

function rejectCount(
  { name, minCards, maxCards }: Omit<Evaluator, 'strength'>,
  cards: Cards,
): void {
  if (cards.length >= minCards && cards.length <= maxCards) return;
  const given = quote(formatCards(cards));
  throw new Error(
    `${name} takes ${minCards} to ${maxCards} cards, not the ${cards.length} of ${given}`,
  );
}
