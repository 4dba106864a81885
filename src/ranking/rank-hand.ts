import type { Cards } from '../cards/card.ts';
import { formatCards } from '../cards/format-cards.ts';
import * as ours from './best-five.ts';
import type { Category, Rung } from './categories.ts';
import type { CompareHandRanks, RankHand } from './hand-rank.ts';
import { LADDER } from './ladder.ts';
import { compareHandRanks } from './tie-breaking.ts';

/** Chooses the cards that count for a category, and the ranks that break ties. */
export interface Choice {
  readonly bestFive: (category: Category, cards: Cards) => Cards;
  readonly tieBreakOf: (category: Category, five: Cards) => readonly number[];
}

/** Thrown by a ladder whose last rung does not always hold. */
export class NoRungHolds extends Error {}

/** Ranks hands by a ladder, highest rung first. */
export function rankBy(ladder: readonly Rung[], { bestFive, tieBreakOf }: Choice = ours): RankHand {
  return (cards) => {
    if (cards.length === 0) throw new Error('there are no cards to rank: expected at least one');
    const rung = ladder.find(({ holds }) => holds(cards));
    if (!rung) throw new NoRungHolds(`no rung of the ladder holds for ${formatCards(cards)}`);
    const { category } = rung;
    const five = bestFive(category, cards);
    return { category, cards: five, tieBreak: tieBreakOf(category, five) };
  };
}

/**
 * Ranks any number of cards of one deck: their category, the best five and the ranks that break
 * ties.
 * @throws Error on none
 */
export const rankHand: RankHand = rankBy(LADDER);

/** Returns a function that ranks two hands of cards in one way and compares them in another. */
export function compareHandsBy(
  rank: RankHand,
  compare: CompareHandRanks,
): (a: Cards, b: Cards) => number {
  return (a, b) => compare(rank(a), rank(b));
}

/**
 * Ranks two hands of cards and compares them: more than 0 when `a` wins, less than 0 when `b` wins,
 * 0 for a tie.
 */
export const compareHands = compareHandsBy(rankHand, compareHandRanks);
