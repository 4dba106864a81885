/**
 * Lets three of a kind beat a straight.
 *
 * Made by people who learned short deck in a card room that plays it in this way.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: short-deck / Three of a kind stays below a straight
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import {
  SHORT_DECK_LADDER as OUR_LADDER,
  rankShortDeck as rankRight,
} from '../../../../../src/games/short-deck.ts';
import { bestFive, tieBreakOf } from '../../../../../src/ranking/best-five.ts';
import type { Category, Rung } from '../../../../../src/ranking/categories.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { isThreeOfAKind } from '../../../../../src/rules/three-of-a-kind.ts';

const ORDER: readonly Category[] = [
  'royal flush',
  'straight flush',
  'four of a kind',
  'flush',
  'full house',
  'three of a kind',
  'straight',
  'two pairs',
  'pair',
  'high card',
];

export const SHORT_DECK_LADDER: readonly Rung[] = ORDER.flatMap((name) =>
  OUR_LADDER.filter(({ category }) => category === name),
);

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  const hand = rankRight(hole, board);
  const all = [...hole, ...board];
  if (hand.category !== 'straight' || !isThreeOfAKind(all)) return hand;
  const category = 'three of a kind';
  const cards = bestFive(category, all);
  return { category, cards, tieBreak: tieBreakOf(category, cards) };
}
