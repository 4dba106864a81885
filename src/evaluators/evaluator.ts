import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';

/**
 * One way to answer "what are these cards worth?", in two steps, so that a race can leave the first one outside the clock: `encode`
 * turns cards into whatever this evaluator works on, `strengthOf` judges that. Give an evaluator only what it encoded itself.
 */
export interface Evaluator<Encoded = unknown> {
  readonly name: string;
  /** Where the idea comes from. */
  readonly source: string;
  /** How many cards it takes, at least and at most. */
  readonly minCards: number;
  readonly maxCards: number;
  /** The cards as this evaluator sees them. */
  encode(cards: Cards): Encoded;
  /** What the encoded cards are worth: larger is stronger, equal is a tie. Only comparable within one evaluator. */
  strengthOf(encoded: Encoded): number;
  /**
   * Both steps at once. The cards are trusted to be different cards of one deck: only how many there are is checked.
   *
   * @throws Error when there are more or fewer cards than this evaluator takes
   */
  strength(cards: Cards): number;
}

/**
 * Makes an evaluator of its parts: `strength` is always `strengthOf` what `encode` makes of the cards.
 * Where other code uses a file's functions without its evaluator, mark the call as pure, so that a bundler can drop it.
 */
export function defineEvaluator<Encoded>(parts: Omit<Evaluator<Encoded>, 'strength'>): Evaluator<Encoded> {
  return {
    ...parts,
    strength(cards) {
      rejectCount(parts, cards);
      return parts.strengthOf(parts.encode(cards));
    },
  };
}

function rejectCount({ name, minCards, maxCards }: Omit<Evaluator, 'strength'>, cards: Cards): void {
  if (cards.length >= minCards && cards.length <= maxCards) return;
  const given = quote(formatCards(cards));
  throw new Error(`${name} takes ${minCards} to ${maxCards} cards, not the ${cards.length} of ${given}`);
}
