import type { Cards } from '../../../../src/cards/card.ts';
import { rankName } from '../../../../src/cards/rank-names.ts';
import type { BoardGame } from '../../../../src/games/games.ts';
import { describeBoth, explain } from '../../../../src/ranking/explain.ts';
import type { CompareHandRanks, HandRank } from '../../../../src/ranking/hand-rank.ts';
import { deciders, rankingOn, rankWithBoard } from '../../view/marked-cards.ts';
import { capitalised } from '../../view/words.ts';

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
  const { compareHandRanks } = rankingOn(game);
  const outcome = outcomeOf(first, second, compareHandRanks);
  const reason =
    outcome === 'tie'
      ? `${describeBoth(first)}: ${whyTied(first, second, own.flat())}`
      : explain(first, second, compareHandRanks);
  return {
    ranks: [first, second],
    outcome,
    reason: `${capitalised(reason)}.`,
    deciding: [...deciders(first, second), ...deciders(second, first)],
  };
}

function outcomeOf(
  first: HandRank,
  second: HandRank,
  compare: CompareHandRanks,
): Comparison['outcome'] {
  const difference = compare(first, second);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'first' : 'second';
}

/** Says why no card decides between two equal hands. */
function whyTied(first: HandRank, second: HandRank, own: Cards): string {
  if (first.cards.every((card) => second.cards.includes(card))) {
    return 'they use the same five cards';
  }
  const used = [...first.cards, ...second.cards];
  const unused = own.filter((card) => !used.includes(card));
  const highest = unused.toSorted((a, b) => b.rank - a.rank)[0]?.rank;
  if (highest === undefined) return 'the ranks are the same, and no suit beats another';
  return `only five cards count, so the ${rankName(highest)} does not`;
}
