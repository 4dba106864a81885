/**
 * Says why one hand beats another, in the words of a player: by the descriptions of both or, where
 * these are the same, by the first rank that differs.
 */
import type { Card, Rank } from '../cards/card.ts';
import { rankName, rankPlural } from '../cards/rank-names.ts';
import type { HandRank } from './hand-rank.ts';
import type { Category } from './ladder.ts';
import { compareHandRanks, firstDifference } from './tie-breaking.ts';

const DESCRIPTIONS = {
  'royal flush': () => 'royal flush',
  'straight flush': ([top]) => `straight flush, ${rankName(top)} high`,
  'four of a kind': ([four]) => `four of a kind, ${rankPlural(four)}`,
  'full house': ([three, , , pair]) => `full house, ${rankPlural(three)} over ${rankPlural(pair)}`,
  flush: ([top]) => `flush, ${rankName(top)} high`,
  straight: ([top]) => `straight, ${rankName(top)} high`,
  'three of a kind': ([three]) => `three of a kind, ${rankPlural(three)}`,
  'two pairs': ([high, , low]) => `two pairs, ${rankPlural(high)} and ${rankPlural(low)}`,
  pair: ([pair]) => `pair of ${rankPlural(pair)}`,
  'high card': ([top]) => `high card, ${rankName(top)}`,
} as const satisfies Record<Category, (ranks: readonly [Rank, Rank, Rank, Rank]) => string>;

/** Describes a hand: `full house, fours over twos`; `straight, five high`; `pair of kings`. */
export function describe(hand: HandRank): string {
  const ranks = hand.cards.map(({ rank }) => rank) as [Rank, Rank, Rank, Rank];
  return DESCRIPTIONS[hand.category](ranks);
}

/**
 * Says why the better of two hands wins, in either order:
 * `full house, fours over twos, beats flush, ace high`;
 * `pair of kings each: the kicker nine beats seven`; `high card: ace beats king`;
 * `tie: pair of kings`.
 */
export function explain(a: HandRank, b: HandRank): string {
  const comparison = compareHandRanks(a, b);
  if (comparison > 0) return explainWin(a, b);
  return comparison < 0 ? explainWin(b, a) : `tie: ${describe(a)}`;
}

function explainWin(winner: HandRank, loser: HandRank): string {
  const better = describe(winner);
  const worse = describe(loser);
  if (better === worse) {
    const kicker = winner.category === 'flush' ? '' : 'the kicker ';
    return `${better} each: ${kicker}${decision(winner, loser)}`;
  }
  if (winner.category === 'high card') return `high card: ${decision(winner, loser)}`;
  const comma = better.includes(',') ? ',' : '';
  return `${better}${comma} beats ${worse}`;
}

/** Names the first ranks that differ: `ace beats king`. */
function decision(winner: HandRank, loser: HandRank): string {
  const decider = firstDifference(winner.tieBreak, loser.tieBreak);
  return `${nameOf(winner.cards[decider])} beats ${nameOf(loser.cards[decider])}`;
}

/** Names the rank of a card; a hand of fewer than five cards may lack it. */
const nameOf = (card: Card | undefined): string => (card ? rankName(card.rank) : 'no card');
