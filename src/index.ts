/**
 * The public interface. Every function checks its input, except those named `…Unchecked` and an
 * evaluator's `strengthOf`, and throws a `PokerError` that quotes it.
 */
import * as check from './checks/checks.ts';
import { checking } from './checks/checks.ts';
import * as checkRank from './checks/ranks.ts';
import { categoryOf as categoryAt } from './evaluators/category-of.ts';
import type { evaluators as trusting } from './evaluators/evaluators.ts';
import * as kata from './kata.ts';

/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
export const RANKS: typeof kata.RANKS = /* @__PURE__ */ check.frozenCopy(kata.RANKS);
/** The suits: clubs, diamonds, hearts and spades. No suit beats another. */
export const SUITS: typeof kata.SUITS = /* @__PURE__ */ check.frozenCopy(kata.SUITS);

/**
 * Reads one card or more in any spelling: `2H 10d TC a♠`, `AhKd`. Refuses what is not a card, and
 * a card that is given twice.
 */
export const parseCards = /* @__PURE__ */ checking('parseCards', kata.parseCards, check.asText);
/**
 * Writes cards as `AH KD TC` or, with `{ suits: 'symbols' }`, as `A♥ K♦ T♣`. `parseCards` reads
 * both.
 */
export const formatCards = /* @__PURE__ */ checking(
  'formatCards',
  kata.formatCards,
  check.asAnyCards,
  check.asStyle,
);
/** Returns the index of a card in the deck: 0..51 = suit (C D H S) * 13 + rank (2..A). */
export const cardIndex = /* @__PURE__ */ checking('cardIndex', kata.cardIndex, check.asCard);
/** Returns the card at an index, 0 to 51. */
export const cardAt = /* @__PURE__ */ checking(
  'cardAt',
  (index: number) => kata.DECK[index] as kata.Card,
  check.asIndex,
);
/**
 * Returns the items in a random order (by the Fisher-Yates shuffle). `random` is a function such as
 * `Math.random`.
 */
export const shuffle = /* @__PURE__ */ checking(
  'shuffle',
  kata.shuffle,
  check.asItems,
  check.asRandom,
);
/**
 * Returns a function such as `Math.random`. Its numbers are always the same for the same seed, in
 * all versions with the same major number. A seed is a whole number from 0 to 4,294,967,295.
 */
export const seededRandom = /* @__PURE__ */ checking(
  'seededRandom',
  kata.seededRandom,
  check.asSeed,
);

/** Checks for two cards of one rank. */
export const isPair = /* @__PURE__ */ checking('isPair', kata.isPair, check.asCards);
/** Checks for two cards of one rank and two of another. */
export const isTwoPairs = /* @__PURE__ */ checking('isTwoPairs', kata.isTwoPairs, check.asCards);
/** Checks for three cards of one rank. */
export const isThreeOfAKind = /* @__PURE__ */ checking(
  'isThreeOfAKind',
  kata.isThreeOfAKind,
  check.asCards,
);
/**
 * Checks for five ranks in a row. The ace is the highest or the lowest of them, so Q K A 2 3 is not
 * a straight.
 */
export const isStraight = /* @__PURE__ */ checking('isStraight', kata.isStraight, check.asCards);
/** Checks for five cards of one suit. */
export const isFlush = /* @__PURE__ */ checking('isFlush', kata.isFlush, check.asCards);
/** Checks for three cards of one rank and two of another. */
export const isFullHouse = /* @__PURE__ */ checking('isFullHouse', kata.isFullHouse, check.asCards);
/** Checks for all four cards of one rank. */
export const isFourOfAKind = /* @__PURE__ */ checking(
  'isFourOfAKind',
  kata.isFourOfAKind,
  check.asCards,
);
/** Checks for five cards of one suit in a row. */
export const isStraightFlush = /* @__PURE__ */ checking(
  'isStraightFlush',
  kata.isStraightFlush,
  check.asCards,
);
/** Checks for ace, king, queen, jack and ten of one suit. */
export const isRoyalFlush = /* @__PURE__ */ checking(
  'isRoyalFlush',
  kata.isRoyalFlush,
  check.asCards,
);

/**
 * Lists the categories, the highest first, each with its function. Cards are worth the first category
 * whose function returns true. The function of the last one, high card, always does.
 */
export const LADDER: readonly kata.Rung[] = /* @__PURE__ */ checkRank.checkingLadder();
/** Says what one or more cards of one deck are worth: their category, and what breaks ties. */
export const rankHand = /* @__PURE__ */ checking('rankHand', kata.rankHand, check.asUsualCards);
/**
 * Compares two hands of cards, each from its own deck: more than 0 if `a` wins, less than 0 if `b`
 * wins, 0 for a tie. For short deck, use `rankInGame` and `compareHandRanks` instead.
 */
export const compareHands = /* @__PURE__ */ checking(
  'compareHands',
  kata.compareHands,
  check.asUsualCards,
  check.asUsualCards,
);
/** Describes a hand: `full house, fours over twos`, `straight, five high` or `pair of kings`. */
export const describe = /* @__PURE__ */ checking('describe', kata.describe, checkRank.asHandRank);
/** Returns the category of a strength from `evaluate`: 4 is a high card, 7462 the royal flush. */
export const categoryOf = /* @__PURE__ */ checking('categoryOf', categoryAt, check.asStrength);
/** Eight evaluators, by name. The first asks rule after rule, the last is the fastest. */
export const evaluators: typeof trusting = /* @__PURE__ */ checkRank.checkingEvaluators();

export type { Card, Cards, Rank, Suit } from './cards/card.ts';
export { buildDeck } from './cards/deck.ts';
export type { SuitStyle } from './cards/format-cards.ts';
export type { Random } from './cards/shuffle.ts';
export * from './checks/public-games.ts';
export type { RankInGame } from './checks/ranks.ts';
export * from './evaluators/evaluate.ts';
export type { Evaluator } from './evaluators/evaluator.ts';
export type { EvaluatorName } from './evaluators/evaluators.ts';
export type { BoardGame, GameName } from './games/games.ts';
export type { NextCard } from './games/odds.ts';
export type * from './games/round.ts';
export type { Odds, OddsOptions, OutsOptions } from './odds/odds.ts';
export { PokerError } from './poker-error.ts';
export type { Category, Predicate, Rung } from './ranking/categories.ts';
export type { CompareHandRanks, HandRank } from './ranking/hand-rank.ts';
