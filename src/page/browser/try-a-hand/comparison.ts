/** Two hands against each other: who wins, why, and which cards decide. */

import type { Card, Cards } from '../../../kata/cards/card.ts';
import { rankName } from '../../../kata/cards/rank-names.ts';
import type { BoardGame } from '../../../kata/games/games.ts';
import { describe, explain } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../../kata/ranking/tie-breaking.ts';
import { listed } from '../../../load/nearest.ts';
import { deciders, markRanked } from '../../view/marked-cards.ts';
import { rankWithBoard } from '../../view/rank-with-board.ts';
import { capitalised } from '../../view/words.ts';

export interface Comparison {
  readonly ranks: readonly [HandRank, HandRank];
  readonly outcome: 'first' | 'second' | 'tie';
  /** A sentence: `Pair of aces each: the kicker queen beats jack.` */
  readonly reason: string;
  /** Of both hands; none when it is the rung of the ladder that differs, or nothing does. */
  readonly deciding: Cards;
}

/** Lists the cards that both hands have, as those of a board. */
export function sharedBy([one, other]: readonly [Cards, Cards]): Cards {
  return one.filter((card) => other.includes(card));
}

/**
 * Compares two hands with a board.
 *
 * @param own - the cards that only one of them has
 */
export function compareHands(own: readonly [Cards, Cards], board: Cards, game?: BoardGame): Comparison {
  const [one, other] = own.map((cards) => rankWithBoard(game, cards, board)) as [HandRank, HandRank];
  const difference = compareHandRanks(one, other);
  if (difference === 0)
    return { ranks: [one, other], outcome: 'tie', reason: reasonOfTie(one, other, own.flat()), deciding: [] };
  return {
    ranks: [one, other],
    outcome: difference > 0 ? 'first' : 'second',
    reason: `${capitalised(explain(one, other))}.`,
    deciding: [...deciders(one, other), ...deciders(other, one)],
  };
}

/** Says what both have, and why no other card tells them apart. */
function reasonOfTie(one: HandRank, other: HandRank, own: Cards): string {
  return `${capitalised(describe(one))} each: ${whyTied(one, other, own)}.`;
}

function whyTied(one: HandRank, other: HandRank, own: Cards): string {
  if (one.cards.every((card) => other.cards.includes(card))) return 'the best five of both are the same cards';
  const unused = own.filter((card) => !one.cards.includes(card) && !other.cards.includes(card));
  const [highest] = unused.toSorted((a, b) => b.rank - a.rank);
  if (highest === undefined) return 'the ranks are alike, and no suit beats another';
  const kickers = kickersOf(one);
  if (kickers.length === 0 || kickers.some(({ rank }) => rank <= highest.rank))
    return `only five cards count, so the ${rankName(highest.rank)} does not`;
  const isOne = kickers.length === 1;
  const areShared = kickers.every((card) => other.cards.includes(card));
  const whose = areShared ? 'board’s' : isOne ? 'kicker' : 'kickers';
  const names = listed(
    kickers.map(({ rank }) => rankName(rank)),
    'and',
  );
  return `the ${whose} ${names} ${isOne ? 'is' : 'are'} higher than the ${rankName(highest.rank)}`;
}

function kickersOf(rank: HandRank): Card[] {
  return markRanked([rank], rank.cards).flatMap(({ card, marks }) => (marks?.includes('counts') ? card : []));
}
