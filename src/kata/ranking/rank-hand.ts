import type { Cards } from '../cards/card.ts';
import * as ours from './best-five.ts';
import type { HandRank } from './hand-rank.ts';
import { type Category, LADDER, type Rung } from './ladder.ts';
import { type CompareHandRanks, compareHandRanks } from './tie-breaking.ts';

/** A way to say what cards are worth. */
export type RankHand = (cards: Cards) => HandRank;

/** Which of the cards count for a category, and the ranks of those that break ties. */
export interface Choice {
  readonly bestFive: (category: Category, cards: Cards) => Cards;
  readonly tieBreakOf: (category: Category, five: Cards) => readonly number[];
}

/** Ranks hands by a ladder: its rungs highest first, the last of which always holds. */
export function rankBy(ladder: readonly Rung[], { bestFive, tieBreakOf }: Choice = ours): RankHand {
  return (cards) => {
    if (cards.length === 0) throw new Error('there are no cards to rank: expected at least one');
    const { category } = ladder.find((rung) => rung.holds(cards)) as Rung;
    const five = bestFive(category, cards);
    return { category, cards: five, tieBreak: tieBreakOf(category, five) };
  };
}

/**
 * What cards of one deck are worth, however many they are: their category, the best five of them and the ranks that break ties.
 *
 * @throws Error when there are no cards
 */
export const rankHand: RankHand = rankBy(LADDER);

/** Compares hands of cards by what each is worth. */
export function compareHandsBy(rank: RankHand, compare: CompareHandRanks): (a: Cards, b: Cards) => number {
  return (a, b) => compare(rank(a), rank(b));
}

/**
 * Which of two hands of cards wins.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie
 * @throws Error when either has no cards
 */
export const compareHands = compareHandsBy(rankHand, compareHandRanks);
