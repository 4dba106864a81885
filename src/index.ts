/** The public interface: cards, rules, ranking, games and evaluators. */

export {
  evaluate,
  evaluate5,
  evaluate5Unchecked,
  evaluate6,
  evaluate6Unchecked,
  evaluate7,
  evaluate7Unchecked,
} from './evaluators/evaluate.ts';
export type { Evaluator } from './evaluators/evaluator.ts';
export { type EvaluatorName, evaluators } from './evaluators/evaluators.ts';
export type { Card, Cards, Rank, Suit } from './kata/cards/card.ts';
export { buildDeck } from './kata/cards/deck.ts';
export { formatCards, type SuitStyle } from './kata/cards/format-cards.ts';
export { parseCards } from './kata/cards/parse-cards.ts';
export { type Random, shuffle } from './kata/cards/shuffle.ts';
export { type DealOptions, type DealtPlayer, dealOmaha, dealTexasHoldem, type Round } from './kata/games/deal.ts';
export { rankOmaha } from './kata/games/omaha.ts';
export type { Contender, Placed } from './kata/games/showdown.ts';
export { rankTexasHoldem } from './kata/games/texas-holdem.ts';
export { explain } from './kata/ranking/explain.ts';
export type { HandRank } from './kata/ranking/hand-rank.ts';
export type { Category, Rung } from './kata/ranking/ladder.ts';
export { compareHands, rankHand } from './kata/ranking/rank-hand.ts';
export { type CompareHandRanks, compareHandRanks } from './kata/ranking/tie-breaking.ts';
export { isFlush } from './kata/rules/flush.ts';
export { isFourOfAKind } from './kata/rules/four-of-a-kind.ts';
export { isFullHouse } from './kata/rules/full-house.ts';
export { isPair } from './kata/rules/pair.ts';
export { isRoyalFlush } from './kata/rules/royal-flush.ts';
export { isStraight } from './kata/rules/straight.ts';
export { isStraightFlush } from './kata/rules/straight-flush.ts';
export { isThreeOfAKind } from './kata/rules/three-of-a-kind.ts';
export { isTwoPairs } from './kata/rules/two-pairs.ts';
