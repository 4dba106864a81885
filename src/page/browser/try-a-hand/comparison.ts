import type { Odds, OddsOptions } from '../../../fast/odds/odds.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { rankName } from '../../../kata/cards/rank-names.ts';
import type { BoardGame } from '../../../kata/games/games.ts';
import { listOuts } from '../../../kata/games/odds.ts';
import { describeBoth, explain } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../../kata/ranking/tie-breaking.ts';
import { deciders, rankWithBoard } from '../../view/marked-cards.ts';
import { capitalised } from '../../view/words.ts';
import type { Table } from './table.ts';

/** The cards of the first and of the second hand. */
export type TwoHands = readonly [Cards, Cards];

/** Which of two hands wins, and why. */
export interface Comparison {
  readonly ranks: readonly [HandRank, HandRank];
  readonly outcome: 'first' | 'second' | 'tie';
  /** For example `Both have a pair of aces: the queen kicker beats the jack.` */
  readonly reason: string;
  /** The deciding cards of both hands; empty for a tie or different categories. */
  readonly deciding: Cards;
}

/** Compares two hands with a board. @param own - the cards without the board */
export function compareHands(own: TwoHands, board: Cards, game?: BoardGame): Comparison {
  const first = rankWithBoard(game, own[0], board);
  const second = rankWithBoard(game, own[1], board);
  const outcome = outcomeOf(first, second);
  const reason =
    outcome === 'tie'
      ? `${describeBoth(first)}: ${whyTied(first, second, own.flat())}`
      : explain(first, second);
  return {
    ranks: [first, second],
    outcome,
    reason: `${capitalised(reason)}.`,
    deciding: [...deciders(first, second), ...deciders(second, first)],
  };
}

function outcomeOf(first: HandRank, second: HandRank): Comparison['outcome'] {
  const difference = compareHandRanks(first, second);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'first' : 'second';
}

/** Says why no card decides between two equal hands. */
function whyTied(first: HandRank, second: HandRank, own: Cards): string {
  if (first.cards.every((card) => second.cards.includes(card))) {
    return 'the best five of both are the same cards';
  }
  const used = [...first.cards, ...second.cards];
  const unused = own.filter((card) => !used.includes(card));
  const highest = unused.toSorted((a, b) => b.rank - a.rank)[0]?.rank;
  if (highest === undefined) return 'the ranks are the same, and no suit beats another';
  return `only five cards count, so the ${rankName(highest)} does not`;
}

/** The odds, once they are counted. Where a page may not start workers, they never are. */
export interface CountedOdds {
  readonly odds?: readonly Odds[] | undefined;
  readonly isCounting?: boolean;
}

/** The two hands of a table. */
export interface Compared extends Comparison, CountedOdds {
  /** What to count, before the river, if both have two cards as in Texas hold'em. */
  readonly toCount?: OddsOptions;
  /** The cards that put the hand ahead that is behind, or make it tie. */
  readonly outs: Cards;
}

/** Compares the hands of a table, unless one is empty. The odds are left to be counted. */
export function compareOn({ slots }: Table): Compared | undefined {
  const [{ cards: first }, { cards: second }, { cards: board }] = slots;
  if (first.length === 0 || second.length === 0) return undefined;
  const hands: TwoHands = [first, second];
  const comparison = compareHands(hands, board);
  const isHoldem = hands.every((cards) => cards.length === 2) && OPEN_BOARDS.includes(board.length);
  if (!isHoldem) return { ...comparison, outs: [] };
  return {
    ...comparison,
    toCount: { game: 'texas-holdem', hands, board },
    outs: outsOf(comparison.outcome, hands, board),
  };
}

/** The sizes of a board before the river. */
const OPEN_BOARDS = [0, 3, 4];

/** Says why the odds of two hands are not counted; nothing if they are, or might be. */
export function whyNoOdds({ slots }: Table): string {
  const [first = 0, second = 0, board = 0] = slots.map(({ cards }) => cards.length);
  const fewest = Math.min(first, second);
  const most = Math.max(first, second);
  if (board > 5) return ''; // which the verdict says
  if (board === 5 || fewest >= 5) return NO_CARD_TO_COME;
  if (most > 2) {
    const omaha = fewest === 4 && most === 4 ? ` ${OMAHA}` : '';
    return `Odds are for two cards each, as in Texas hold’em, not for ${first} and ${second}.${omaha}`;
  }
  if (fewest < 2) return 'Give each hand two cards for the odds of Texas hold’em.';
  if (OPEN_BOARDS.includes(board)) return '';
  return `There are odds before the flop, and with a board of 3 or 4 cards, not of ${board}.`;
}

const NO_CARD_TO_COME = 'No card is to come: no odds.';
const OMAHA = 'For Omaha there is the command poker-kata odds.';

/** Lists the cards that help the hand that is behind. Before the flop there are none. */
function outsOf(outcome: Comparison['outcome'], hands: TwoHands, board: Cards): Cards {
  if (outcome === 'tie' || board.length === 0) return [];
  const behind = outcome === 'first' ? 1 : 0;
  const next = listOuts('texas-holdem', hands, board);
  return next.filter(({ ahead }) => ahead.includes(behind)).map(({ card }) => card);
}
