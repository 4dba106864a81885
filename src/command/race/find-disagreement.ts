import type { Evaluator } from '../../fast/evaluators/evaluator.ts';
import { describeDifference } from '../../fast/proof/order.ts';
import { findDifferenceIn, handsOf, SIZES } from '../../fast/race/check.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { quote } from '../../kata/cards/quote.ts';
import { messageOf } from '../../machine/load/message-of.ts';

const RANDOM_HANDS = 20_000;

/**
 * Describes how an evaluator disagrees with the rules, by the smallest two hands; undefined if it
 * agrees.
 * @throws Error with the hand
 */
export function findDisagreement(evaluator: Evaluator, beforeEach = () => {}): string | undefined {
  const sizes = SIZES.filter((size) => size >= evaluator.minCards && size <= evaluator.maxCards);
  const strengthOf = (cards: Cards) => {
    beforeEach();
    return strengthBy(evaluator, cards);
  };
  const [difference] = sizes.flatMap(
    (size) => findDifferenceIn(handsOf(size, RANDOM_HANDS), strengthOf) ?? [],
  );
  return (
    difference &&
    `${evaluator.name} is wrong: ${describeDifference(difference, (cards) => formatCards(cards))}`
  );
}

function strengthBy(evaluator: Evaluator, cards: Cards): number {
  const hand = () => quote(formatCards(cards));
  let strength: unknown;
  try {
    strength = evaluator.strength(cards);
  } catch (error) {
    throw new Error(`${evaluator.name} fails for ${hand()}: ${messageOf(error)}`, { cause: error });
  }
  if (Number.isFinite(strength)) return strength as number;
  throw new Error(
    `${evaluator.name} gives ${quote(String(strength))} for ${hand()}: expected a number`,
  );
}
