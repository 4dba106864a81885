import { type Odds, odds } from '../../../fast/odds/odds.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { rankName } from '../../../kata/cards/rank-names.ts';
import type { BoardGame } from '../../../kata/games/games.ts';
import { listOuts } from '../../../kata/games/odds.ts';
import { describe, explain } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../../kata/ranking/tie-breaking.ts';
import { deciders, rankWithBoard } from '../../view/marked-cards.ts';
import { capitalised } from '../../view/words.ts';
import { formatAddress, type Table } from './table.ts';

export type TwoHands = readonly [Cards, Cards];

export interface Comparison {
  readonly ranks: readonly [HandRank, HandRank];
  readonly outcome: 'first' | 'second' | 'tie';
  /** For example `Pair of aces each: the kicker queen beats jack.` */
  readonly reason: string;
  /** The deciding cards of both hands; empty for a tie or different categories. */
  readonly deciding: Cards;
}

/** Compares two hands with a board. @param own - the cards without the board */
export function compareHands(own: TwoHands, board: Cards, game?: BoardGame): Comparison {
  const ranks = own.map((cards) => rankWithBoard(game, cards, board)) as [HandRank, HandRank];
  const [one, other] = ranks;
  const difference = compareHandRanks(one, other);
  const winner = difference > 0 ? 'first' : 'second';
  const outcome = difference === 0 ? 'tie' : winner;
  const why =
    outcome === 'tie'
      ? `${describe(one)} each: ${whyTied(one, other, own.flat())}`
      : explain(one, other);
  const deciding = [...deciders(one, other), ...deciders(other, one)];
  return { ranks, outcome, reason: `${capitalised(why)}.`, deciding };
}

/** Says why no card decides between two equal hands. */
function whyTied(one: HandRank, other: HandRank, own: Cards): string {
  if (one.cards.every((card) => other.cards.includes(card)))
    return 'the best five of both are the same cards';
  const unused = own.filter((card) => !one.cards.includes(card) && !other.cards.includes(card));
  const highest = unused.toSorted((a, b) => b.rank - a.rank)[0]?.rank;
  if (highest === undefined) return 'the ranks are the same, and no suit beats another';
  return `only five cards count, so the ${rankName(highest)} does not`;
}

/** The two hands of a table. */
export interface Compared extends Comparison {
  /** Before the river, if both have two cards as in Texas hold'em. */
  readonly odds?: readonly Odds[];
  /** The cards that put the hand ahead that is behind, or make it tie. */
  readonly outs: Cards;
}

let last: { readonly address: string; readonly compared: Compared } | undefined;

/**
 * Compares the hands of a table, unless one is empty. It keeps the last answer, because before the
 * flop one takes a while.
 */
export function compareOn(table: Table): Compared | undefined {
  const [one, other, board] = table.places.map(({ cards }) => cards) as [Cards, Cards, Cards];
  if (one.length === 0 || other.length === 0) return undefined;
  const address = formatAddress(table);
  if (last?.address !== address) last = { address, compared: withOdds([one, other], board) };
  return last.compared;
}

function withOdds(hands: TwoHands, board: Cards): Compared {
  const compared = compareHands(hands, board);
  if (hands.some(({ length }) => length !== 2) || ![0, 3, 4].includes(board.length))
    return { ...compared, outs: [] };
  const counted = odds({ game: 'texas-holdem', hands, board });
  const behind = { first: 1, second: 0, tie: undefined }[compared.outcome];
  const next =
    board.length === 0 || behind === undefined ? [] : listOuts('texas-holdem', hands, board);
  const outs = next.filter(({ ahead }) => ahead.includes(behind as number)).map(({ card }) => card);
  return { ...compared, odds: counted, outs };
}
