import type { Cards } from '../../../kata/cards/card.ts';
import { rankName } from '../../../kata/cards/rank-names.ts';
import type { BoardGame } from '../../../kata/games/games.ts';
import { describe, explain } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../../kata/ranking/tie-breaking.ts';
import { deciders, rankWithBoard } from '../../view/marked-cards.ts';
import { capitalised } from '../../view/words.ts';

export type TwoHands = readonly [Cards, Cards];

export interface Comparison {
  readonly ranks: readonly [HandRank, HandRank];
  readonly outcome: 'first' | 'second' | 'tie';
  /** For example `Pair of aces each: the kicker queen beats jack.` */
  readonly reason: string;
  /** The deciding cards of both hands; empty for a tie or different categories. */
  readonly deciding: Cards;
}

/** Compares two hands; cards in both count as a board. */
export function compareHands(hands: TwoHands): Comparison {
  const board = hands[0].filter((card) => hands[1].includes(card));
  const [one = [], other = []] = hands.map((cards) => cards.filter((card) => !board.includes(card)));
  return compareWithBoard([one, other], board);
}

/** Compares two hands with a board. @param own - the cards without the board */
export function compareWithBoard(own: TwoHands, board: Cards, game?: BoardGame): Comparison {
  const ranks = own.map((cards) => rankWithBoard(game, cards, board)) as [HandRank, HandRank];
  const [one, other] = ranks;
  const difference = compareHandRanks(one, other);
  const outcome = difference === 0 ? 'tie' : difference > 0 ? 'first' : 'second';
  const why = outcome === 'tie' ? `${describe(one)} each: ${whyTied(one, other, own.flat())}` : explain(one, other);
  const deciding = [...deciders(one, other), ...deciders(other, one)];
  return { ranks, outcome, reason: `${capitalised(why)}.`, deciding };
}

/** Says why no card decides between two equal hands. */
function whyTied(one: HandRank, other: HandRank, own: Cards): string {
  if (one.cards.every((card) => other.cards.includes(card))) return 'the best five of both are the same cards';
  const unused = own.filter((card) => !one.cards.includes(card) && !other.cards.includes(card));
  const highest = unused.toSorted((a, b) => b.rank - a.rank)[0]?.rank;
  if (highest === undefined) return 'the ranks are the same, and no suit beats another';
  return `only five cards count, so the ${rankName(highest)} does not`;
}
