/**
 * Lets suits break a tie.
 *
 * Made by people who know a ranking of the suits from bridge or from another card game.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: tie-breaking / Suits never break a tie
 */
import { SUITS } from '../../../../../src/cards/card.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(a, b) || suitOf(a) - suitOf(b);
}

function suitOf({ cards: [first] }: HandRank): number {
  return first ? SUITS.indexOf(first.suit) : 0;
}
