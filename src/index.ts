/** The public interface: cards, rules, ranking, games and evaluators. */
export type { Card, Cards, Rank, Suit } from './cards/card.ts';
export { buildDeck } from './cards/deck.ts';
export { formatCards, type SuitStyle } from './cards/format-cards.ts';
export { parseCards } from './cards/parse-cards.ts';
export { type Random, shuffle } from './cards/shuffle.ts';
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
export { type DealOptions, type DealtPlayer, dealOmaha, dealTexasHoldem, type Round } from './games/deal.ts';
export { rankOmaha } from './games/omaha.ts';
export type { Contender, Placed } from './games/showdown.ts';
export { rankTexasHoldem } from './games/texas-holdem.ts';
export { explain } from './ranking/explain.ts';
export type { HandRank } from './ranking/hand-rank.ts';
export type { Category, Rung } from './ranking/ladder.ts';
export { compareHands, rankHand } from './ranking/rank-hand.ts';
export { type CompareHandRanks, compareHandRanks } from './ranking/tie-breaking.ts';
export { isFlush } from './rules/flush.ts';
export { isFourOfAKind } from './rules/four-of-a-kind.ts';
export { isFullHouse } from './rules/full-house.ts';
export { isPair } from './rules/pair.ts';
export { isRoyalFlush } from './rules/royal-flush.ts';
export { isStraight } from './rules/straight.ts';
export { isStraightFlush } from './rules/straight-flush.ts';
export { isThreeOfAKind } from './rules/three-of-a-kind.ts';
export { isTwoPairs } from './rules/two-pairs.ts';
