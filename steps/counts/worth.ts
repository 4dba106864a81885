/** What all hands of so many cards are worth, and by which five cards. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { type RankHand, rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { isSameRank } from '../../src/kata/ranking/same-five.ts';
import { OUR_RULES } from '../../src/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

/** A strength, and how many hands have it. */
export interface Strength extends HandRank {
  hands: number;
}

const known = new WeakMap<RankHand, Map<number, readonly Strength[]>>();

/**
 * Counts the hands of so many cards by their strengths. They are asked once, although several tables count them.
 *
 * @throws Miscount that names the first hand that is ranked otherwise than by our own rules
 */
export function strengthsOf(rank: RankHand, size: number): readonly Strength[] {
  const bySize = known.get(rank) ?? new Map<number, readonly Strength[]>();
  const strengths = bySize.get(size) ?? countStrengths(rank, size);
  known.set(rank, bySize.set(size, strengths));
  return strengths;
}

function countStrengths(rank: RankHand, size: number): readonly Strength[] {
  const strengths = new Map<string, Strength>();
  for (const { cards, standsFor } of handsOf('worth', size)) {
    const worth = worthOf(cards, rank);
    const name = `${worth.category} ${worth.tieBreak}`;
    const strength = strengths.get(name) ?? { ...worth, hands: 0 };
    strength.hands += standsFor;
    strengths.set(name, strength);
  }
  return [...strengths.values()];
}

/** Ranks cards. @throws Miscount when our own rules say otherwise; they are not asked about themselves */
export function worthOf(cards: Cards, rank: RankHand): HandRank {
  const worth = answerFor(
    () => formatCards(cards),
    () => inWords(rankHand(cards)),
    () => rank([...cards]),
  );
  if (rank === OUR_RULES.rankHand) return worth;
  const right = rankHand(cards);
  if (isSameRank(worth, right, cards)) return worth;
  throw new Miscount(formatCards(cards), inWords(worth), inWords(right));
}

const inWords = ({ category, cards, tieBreak }: HandRank) =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;
