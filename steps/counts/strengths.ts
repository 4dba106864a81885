/** Ranks all hands of so many cards, and counts the hands of each strength. */
import { type Cards, formatCards, type HandRank } from '../../src/kata.ts';
import type { RankHand } from '../../src/ranking/hand-rank.ts';
import { handsOf } from './hand-classes.ts';
import { answerTo, Miscount, type Question } from './miscount.ts';
import { HEIGHTS, type Heights, type SecondOpinion } from './opinion.ts';

/** So many cards count at most. */
export const MOST_CARDS = 5;

/** A strength, and how many hands have it. */
export interface Strength extends HandRank {
  hands: number;
}

/** What has been counted for one function that ranks. */
interface Count {
  readonly size: number;
  readonly opinion: SecondOpinion | undefined;
  readonly strengths: readonly Strength[];
}

const countedBefore = new WeakMap<RankHand, Count[]>();

/**
 * Counts the hands of so many cards by strength. It asks once, although several tables use the
 * counts.
 *
 * @throws Miscount that names the first hand for which a second opinion differs, if there is one
 */
export function strengthsOf(
  rankHand: RankHand,
  size: number,
  opinion?: SecondOpinion,
): readonly Strength[] {
  const counts = countedBefore.get(rankHand) ?? [];
  const before = counts.find((count) => count.size === size && count.opinion === opinion);
  if (before) return before.strengths;

  const strengths = countStrengths(rankHand, size, opinion);
  countedBefore.set(rankHand, [...counts, { size, opinion, strengths }]);
  return strengths;
}

function countStrengths(rankHand: RankHand, size: number, opinion?: SecondOpinion): Strength[] {
  const askRank = askerOf(rankHand, opinion);
  const strengths = new Map<number, Strength>();
  for (const hand of handsOf('worth', size)) {
    const rank = askRank(hand.cards);
    const number = numberOf(rank);
    const strength = strengths.get(number);
    if (strength) strength.hands += hand.standsFor;
    else strengths.set(number, { ...rank, hands: hand.standsFor });
  }
  return [...strengths.values()];
}

/**
 * Writes a rank as a number, larger for a better hand: the category and then five ranks, each a
 * digit of base 16.
 */
export function numberOf(
  { category, tieBreak }: Pick<HandRank, 'category' | 'tieBreak'>,
  heights: Heights = HEIGHTS,
): number {
  let number = heights[category];
  for (let index = 0; index < MOST_CARDS; index += 1) number = number * 16 + (tieBreak[index] ?? 0);
  return number;
}

/**
 * Returns a function that asks what a hand is worth.
 *
 * It throws a `Miscount` when a second opinion differs.
 */
export function askerOf(
  rankHand: RankHand,
  opinion: SecondOpinion | undefined,
): (hand: Cards) => HandRank {
  const question: Question<Cards, HandRank> = {
    ask: (hand) => rankHand([...hand]),
    nameOf: (hand) => formatCards(hand),
    right: (hand) => opinion && inWords(opinion.rankOf(hand)),
  };
  return (hand) => {
    const rank = answerTo(question, hand);
    if (opinion?.agrees(rank, hand) === false) {
      const actual = inWords(rank);
      throw new Miscount({ hand: question.nameOf(hand), actual, expected: question.right(hand) });
    }
    return rank;
  };
}

function inWords({ category, cards, tieBreak }: HandRank): string {
  const five = formatCards(cards) || 'no cards';
  const ranks = tieBreak.join(', ') || 'nothing';
  return `${category}: ${five}, which count as ${ranks}`;
}
