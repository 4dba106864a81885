/**
 * The public interface: cards, rules, ranking, games and evaluators. All that is exported here checks what it is given, but for
 * the evaluate functions whose names say that they do not, and the evaluators' `strengthOf`, which takes what their `encode` gave.
 */

export { cardAt, cardIndex } from './checked/cards/card-index.ts';
export { formatCards } from './checked/cards/format-cards.ts';
export { parseCards } from './checked/cards/parse-cards.ts';
export { RANKS, SUITS } from './checked/cards/ranks-and-suits.ts';
export { shuffle } from './checked/cards/shuffle.ts';
export { categoryOf } from './checked/evaluators/category-of.ts';
export { evaluators } from './checked/evaluators/evaluators.ts';
export { dealOmaha, dealTexasHoldem } from './checked/games/deal.ts';
export { rankFiveCardDraw, rankOmaha, rankTexasHoldem } from './checked/games/rank-in-game.ts';
export { seededRandom } from './checked/games/seeded-random.ts';
export { showdown } from './checked/games/showdown.ts';
export { describe, explain } from './checked/ranking/explain.ts';
export { LADDER } from './checked/ranking/ladder.ts';
export { compareHands, rankHand } from './checked/ranking/rank-hand.ts';
export { compareHandRanks } from './checked/ranking/tie-breaking.ts';
export {
  isFlush,
  isFourOfAKind,
  isFullHouse,
  isPair,
  isRoyalFlush,
  isStraight,
  isStraightFlush,
  isThreeOfAKind,
  isTwoPairs,
} from './checked/rules/predicates.ts';
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
export type { EvaluatorName } from './evaluators/evaluators.ts';
export type { Card, Cards, Rank, Suit } from './kata/cards/card.ts';
export { buildDeck } from './kata/cards/deck.ts';
export type { SuitStyle } from './kata/cards/format-cards.ts';
export type { Random } from './kata/cards/shuffle.ts';
export type { DealOptions, DealtPlayer, Round } from './kata/games/deal.ts';
export type { Contender, Placed } from './kata/games/showdown.ts';
export type { HandRank } from './kata/ranking/hand-rank.ts';
export type { Category, Predicate, Rung } from './kata/ranking/ladder.ts';
export type { CompareHandRanks } from './kata/ranking/tie-breaking.ts';
