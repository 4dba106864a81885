import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { quote } from '../../kata/cards/quote.ts';

/**
 * Turns cards into a strength: at once with `strength`, or in two steps, so that you can encode
 * cards once. Give `strengthOf` only what the same evaluator's `encode` returned.
 */
export interface Evaluator<Encoded = unknown> {
  readonly name: string;
  /** Where the idea comes from. */
  readonly source: string;
  readonly minCards: number;
  readonly maxCards: number;
  /** Returns the cards in the form that this evaluator works on. */
  encode(cards: Cards): Encoded;
  /**
   * Returns the strength of encoded cards: larger is stronger, equal ties. Compare it only within
   * one evaluator.
   */
  strengthOf(encoded: Encoded): number;
  /**
   * Returns the strength of different cards of one deck.
   *
   * @throws Error on more or fewer cards than this evaluator takes
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
