/**
 * The public interface: cards, rules, ranking, games and evaluators. All that is exported here checks what it is given, but for
 * the evaluate functions whose names say that they do not, and the evaluators' `strengthOf`, which takes what their `encode` gave.
 */
import * as check from './checks.ts';
import { checking } from './checks.ts';
import { categoryOf as categoryAt } from './evaluators/category-of.ts';
import type { evaluators as trusting } from './evaluators/evaluators.ts';
import * as kata from './kata.ts';

/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
export const RANKS: typeof kata.RANKS = /* @__PURE__ */ check.frozen(kata.RANKS);
/** The suits in index order: clubs, diamonds, hearts, spades. No suit beats another. */
export const SUITS: typeof kata.SUITS = /* @__PURE__ */ check.frozen(kata.SUITS);

/** Reads cards in any spelling: `2H 10d TC a♠`, `AhKd`. Refuses what is not a card, a card given twice, and no card at all. */
export const parseCards = /* @__PURE__ */ checking('parseCards', kata.parseCards, check.asText);
/** Writes cards in one spelling: `AH KD TC` or, with `{ suits: 'symbols' }`, `A♥ K♦ T♣`. The inverse of `parseCards`. */
export const formatCards = /* @__PURE__ */ checking('formatCards', kata.formatCards, check.asAnyCards, check.asStyle);
/** Says where a card is in the deck: 0..51 = suit (C D H S) * 13 + rank (2..A). */
export const cardIndex = /* @__PURE__ */ checking('cardIndex', kata.cardIndex, check.asCard);
/** Gives the card at that index, 0 to 51. */
export const cardAt = /* @__PURE__ */ checking(
  'cardAt',
  (index: number) => kata.DECK[index] as kata.Card,
  check.asIndex,
);
/** Gives the items in a new order by the Fisher-Yates shuffle; `random` gives numbers as `Math.random` does. */
export const shuffle = /* @__PURE__ */ checking('shuffle', kata.shuffle, check.asItems, check.asRandom);
/** Makes a source of chance that gives the same numbers again for the same seed, a whole number. */
export const seededRandom = /* @__PURE__ */ checking('seededRandom', kata.seededRandom, check.asSeed);

/** Two cards of one rank. */
export const isPair = /* @__PURE__ */ checking('isPair', kata.isPair, check.asCards);
/** Two cards of one rank and two of another. */
export const isTwoPairs = /* @__PURE__ */ checking('isTwoPairs', kata.isTwoPairs, check.asCards);
/** Three cards of one rank. */
export const isThreeOfAKind = /* @__PURE__ */ checking('isThreeOfAKind', kata.isThreeOfAKind, check.asCards);
/** Five ranks in a row. The ace is high or low, and no row goes round the corner. */
export const isStraight = /* @__PURE__ */ checking('isStraight', kata.isStraight, check.asCards);
/** Five cards of one suit. */
export const isFlush = /* @__PURE__ */ checking('isFlush', kata.isFlush, check.asCards);
/** Three cards of one rank and two of another. */
export const isFullHouse = /* @__PURE__ */ checking('isFullHouse', kata.isFullHouse, check.asCards);
/** All four cards of one rank. */
export const isFourOfAKind = /* @__PURE__ */ checking('isFourOfAKind', kata.isFourOfAKind, check.asCards);
/** Five cards of one suit in a row. */
export const isStraightFlush = /* @__PURE__ */ checking('isStraightFlush', kata.isStraightFlush, check.asCards);
/** Ace, king, queen, jack and ten of one suit. */
export const isRoyalFlush = /* @__PURE__ */ checking('isRoyalFlush', kata.isRoyalFlush, check.asCards);

/** The rules, highest first. Cards are worth the first that holds. The last, high card, always holds. */
export const LADDER: readonly kata.Rung[] = /* @__PURE__ */ check.checkingLadder();
/** Says what cards of one deck are worth, one or more: their category, the best five and the ranks that break ties. */
export const rankHand = /* @__PURE__ */ checking('rankHand', kata.rankHand, check.asCards);
/** Compares two ranked hands: more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie; suits never decide. */
export const compareHandRanks = /* @__PURE__ */ checking('compareHandRanks', kata.compareHandRanks, check.asHandRank);
/** Ranks two hands, each from a deck of its own, and compares them likewise. */
export const compareHands = /* @__PURE__ */ checking('compareHands', kata.compareHands, check.asCards);
/** Says what a hand is, in words: `full house, fours over twos`; `straight, five high`; `pair of kings`. */
export const describe = /* @__PURE__ */ checking('describe', kata.describe, check.asHandRank);
/** Says why the better of two hands wins: `full house, fours over twos, beats flush, ace high`; `tie: pair of kings`. */
export const explain = /* @__PURE__ */ checking('explain', kata.explain, check.asHandRank);

/** Ranks exactly five cards: in five-card draw they are the hand. */
export const rankFiveCardDraw = /* @__PURE__ */ checking('rankFiveCardDraw', kata.rankFiveCardDraw, check.asCards);
/** Ranks the best five of a player's 2 hole cards and the 3 to 5 on the board. */
export const rankTexasHoldem = /* @__PURE__ */ checking('rankTexasHoldem', kata.rankTexasHoldem, check.asAnyCards);
/** Ranks the best hand of exactly two of the 4 hole cards and exactly three of the 3 to 5 on the board. */
export const rankOmaha = /* @__PURE__ */ checking('rankOmaha', kata.rankOmaha, check.asAnyCards);
/** Deals five cards to each of 1 to 10 players and ranks them; nobody exchanges cards. */
export const dealFiveCardDraw = /* @__PURE__ */ checking(
  'dealFiveCardDraw',
  kata.dealFiveCardDraw,
  check.asDrawOptions,
);
/** Deals a round to 1 to 22 players, from a deck that is given or shuffled, and plays it to the showdown. */
export const dealTexasHoldem = /* @__PURE__ */ checking('dealTexasHoldem', kata.dealTexasHoldem, check.asHoldemOptions);
/** Deals a round to 1 to 11 players, from a deck that is given or shuffled, and plays it to the showdown. */
export const dealOmaha = /* @__PURE__ */ checking('dealOmaha', kata.dealOmaha, check.asOmahaOptions);
/** Gives the players their places, best first; those who tie share a place. What else belongs to a player is kept. */
export const showdown = /* @__PURE__ */ checking('showdown', kata.showdown, check.asPlayers);
/** Returns the players with the best hand, as they were given: several when they tie. */
export const winners = /* @__PURE__ */ checking('winners', kata.winners, check.asPlayers);

/** Says what a hand is by the strength that `evaluate` gives: 4 is a high card, 7462 the royal flush. */
export const categoryOf = /* @__PURE__ */ checking('categoryOf', categoryAt, check.asStrength);
/** Eight evaluators by name, the reference first and the fastest last. `strengthOf` trusts: it takes what its own `encode` gave. */
export const evaluators: typeof trusting = /* @__PURE__ */ check.checkingEvaluators();

export * from './evaluators/evaluate.ts';
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
