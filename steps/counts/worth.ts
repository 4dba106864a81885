/** What all hands of so many cards are worth, and by which five cards. */

import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { LADDER } from '../../src/kata/ranking/ladder.ts';
import { type RankHand, rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { isSameRank } from '../../src/kata/ranking/same-five.ts';
import { OUR_RULES } from '../../src/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

const LOWEST_FIRST = LADDER.map(({ category }) => category).toReversed();
const PLACES = [0, 1, 2, 3, 4];

/** A strength, and how many hands have it. */
export interface Strength extends HandRank {
  hands: number;
}

const known = new WeakMap<RankHand, (readonly Strength[])[]>();

/**
 * Counts the hands of so many cards by their strengths. They are asked once, although several tables count them.
 *
 * @throws Miscount that names the first hand that is ranked otherwise than by our own rules
 */
export function strengthsOf(rank: RankHand, size: number): readonly Strength[] {
  const bySize = known.get(rank) ?? [];
  known.set(rank, bySize);
  bySize[size] ??= countStrengths(rank, size);
  return bySize[size];
}

function countStrengths(rank: RankHand, size: number): readonly Strength[] {
  const strengths = new Map<number, Strength>();
  for (const { cards, standsFor } of handsOf('worth', size)) {
    const worth = worthOf(cards, rank);
    const strength = strengths.get(strengthOf(worth)) ?? { ...worth, hands: 0 };
    strength.hands += standsFor;
    strengths.set(strengthOf(worth), strength);
  }
  return [...strengths.values()];
}

/** A strength as a number, which is larger the better it is. */
export function strengthOf({ category, tieBreak }: HandRank): number {
  return PLACES.reduce((number, place) => number * 16 + (tieBreak[place] ?? 0), LOWEST_FIRST.indexOf(category));
}

/** Ranks cards. @throws Miscount when our own rules say otherwise, or the five are not from the hand: ours are asked for that, too */
export function worthOf(cards: Cards, rank: RankHand): HandRank {
  const hand = () => formatCards(cards);
  const worth = answerFor(
    hand,
    () => inWords(rankHand(cards)),
    () => rank([...cards]),
  );
  const isOurs = rank === OUR_RULES.rankHand;
  if (isOurs && worth.cards.every((card, at, five) => cards.includes(card) && five.indexOf(card) === at)) return worth;
  const right = isOurs ? worth : rankHand(cards);
  if (isSameRank(worth, right, cards)) return worth;
  throw new Miscount(hand(), inWords(worth), inWords(right));
}

const inWords = ({ category, cards, tieBreak }: HandRank) =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;
