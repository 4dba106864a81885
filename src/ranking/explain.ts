/**
 * Says why one hand beats another, in the words of a player: by the descriptions of both or, where
 * these are the same, by the first rank that differs.
 */
import type { Card, Rank } from '../cards/card.ts';
import { rankName, rankPlural, rankWithArticle } from '../cards/rank-names.ts';
import type { Category } from './categories.ts';
import type { HandRank } from './hand-rank.ts';
import { compareHandRanks } from './tie-breaking.ts';

/** Names what the ranks of the best five make. */
type RanksInWords = (ranks: readonly [Rank, Rank, Rank, Rank]) => string;

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
  'high card': ([top]) => `${rankName(top)} high`,
} as const satisfies Record<Category, RanksInWords>;

/** What two players have whose hands have the same description. */
const SAME_FOR_BOTH = {
  'royal flush': () => 'have a royal flush',
  'straight flush': ([top]) => `have ${rankWithArticle(top)}-high straight flush`,
  'four of a kind': (ranks) => `have ${DESCRIPTIONS['four of a kind'](ranks)}`,
  'full house': (ranks) => `have a ${DESCRIPTIONS['full house'](ranks)}`,
  flush: ([top]) => `have ${rankWithArticle(top)}-high flush`,
  straight: ([top]) => `have ${rankWithArticle(top)}-high straight`,
  'three of a kind': (ranks) => `have ${DESCRIPTIONS['three of a kind'](ranks)}`,
  'two pairs': (ranks) => `have ${DESCRIPTIONS['two pairs'](ranks)}`,
  pair: (ranks) => `have a ${DESCRIPTIONS.pair(ranks)}`,
  'high card': (ranks) => `are ${DESCRIPTIONS['high card'](ranks)}`,
} as const satisfies Record<Category, RanksInWords>;

/** Describes a hand: `full house, fours over twos`; `straight, five high`; `king high`. */
export function describe(hand: HandRank): string {
  return inWords(hand, DESCRIPTIONS);
}

/**
 * Describes two hands that have the same description: `both have a pair of kings`;
 * `both have an ace-high flush`; `both are king high`.
 */
export function describeBoth(hand: HandRank): string {
  return `both ${inWords(hand, SAME_FOR_BOTH)}`;
}

function inWords({ category, cards }: HandRank, words: Record<Category, RanksInWords>): string {
  return words[category](cards.map(({ rank }) => rank) as [Rank, Rank, Rank, Rank]);
}

/**
 * Says why the better of two hands wins, in either order:
 * `full house, fours over twos, beats flush, ace high`; `ace high beats king high`;
 * `both have a pair of kings: the nine kicker beats the seven`; `tie: pair of kings`.
 *
 * @param compare - says which of them wins
 */
export function explain(a: HandRank, b: HandRank, compare = compareHandRanks): string {
  const comparison = compare(a, b);
  if (comparison > 0) return explainWin(a, b);
  return comparison < 0 ? explainWin(b, a) : `tie: ${describe(a)}`;
}

function explainWin(winner: HandRank, loser: HandRank): string {
  const better = describe(winner);
  const worse = describe(loser);
  if (better === worse) return `${describeBoth(winner)}: ${decision(winner, loser)}`;
  const comma = better.includes(',') ? ',' : '';
  return `${better}${comma} beats ${worse}`;
}

/** What leaves room for kickers: a straight, a flush and a full house use all five cards. */
const WITH_KICKERS: readonly Category[] = [
  'pair',
  'two pairs',
  'three of a kind',
  'four of a kind',
];

/**
 * Names the first cards that differ: `the four kicker beats the three`; `the four wins, because the
 * other hand has no card left`.
 */
function decision(winner: HandRank, loser: HandRank): string {
  const decider = winner.cards.findIndex(({ rank }, place) => rank !== loser.cards[place]?.rank);
  const higher = winner.cards[decider] as Card;
  const lower = loser.cards[decider]; // a hand of fewer than five cards may lack it
  const kicker = WITH_KICKERS.includes(winner.category) ? ' kicker' : '';
  const decidingCard = `the ${rankName(higher.rank)}${kicker}`;
  if (!lower) return `${decidingCard} wins, because the other hand has no card left`;
  return `${decidingCard} beats the ${rankName(lower.rank)}`;
}
