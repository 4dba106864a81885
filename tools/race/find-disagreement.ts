import type { Cards } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/format-cards.ts';
import { quote } from '../../src/cards/quote.ts';
import type { Evaluator } from '../../src/evaluators/evaluator.ts';
import { messageOf } from '../machine/load/message-of.ts';
import { findDifferenceIn, handsOf, SIZES } from './check.ts';
import { describeDifference } from './proof/order.ts';

const RANDOM_HANDS = 20_000;

/**
 * Describes how an evaluator disagrees with the rules, by the smallest two hands; undefined if it
 * agrees.
 *
 * @param beforeEach - called before each hand
 * @throws Error that names the hand for which the evaluator throws or gives no number
 */
export function findDisagreement(evaluator: Evaluator, beforeEach = () => {}): string | undefined {
  const sizes = SIZES.filter((size) => size >= evaluator.minCards && size <= evaluator.maxCards);
  const strengthOf = (cards: Cards) => {
    beforeEach();
    return strengthBy(evaluator, cards);
  };
  // All sizes, because an error for seven cards is worse than a wrong order of five.
  const differences = sizes.map((size) =>
    findDifferenceIn(handsOf(size, RANDOM_HANDS), strengthOf),
  );
  const difference = differences.find((found) => found !== undefined);
  if (difference === undefined) return undefined;
  const description = describeDifference(difference, (cards) => formatCards(cards));
  return `${evaluator.name} is wrong: ${description}`;
}

function strengthBy(evaluator: Evaluator, cards: Cards): number {
  const strength = askFor(cards, evaluator);
  if (Number.isFinite(strength)) return strength as number;
  const given = quote(String(strength));
  const hand = quote(formatCards(cards));
  throw new Error(`${evaluator.name} gives ${given} for ${hand}: expected a number`);
}

/** Returns what the code of somebody gives, which may be anything. */
function askFor(cards: Cards, evaluator: Evaluator): unknown {
  try {
    return evaluator.strength(cards);
  } catch (error) {
    const hand = quote(formatCards(cards));
    throw new Error(`${evaluator.name} fails for ${hand}: ${messageOf(error)}`, { cause: error });
  }
}
