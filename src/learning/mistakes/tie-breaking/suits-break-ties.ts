/**
 * Lets suits break a tie.
 *
 * Made by people who know a ranking of the suits from bridge or from another card game.
 *
 * Caught by: tie-breaking / Suits never break a tie
 */

import { SUITS } from '../../../kata/cards/card.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../kata/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(a, b) || suitOf(a) - suitOf(b);
}

function suitOf({ cards: [first] }: HandRank): number {
  return first ? SUITS.indexOf(first.suit) : 0;
}
