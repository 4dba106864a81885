/** Ranks all hands of so many cards, and sorts their strengths. */
import { type Card, type Cards, RANKS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards, type HandRank } from '../../src/kata/kata.ts';
import type { RankHand } from '../../src/kata/ranking/rank-hand.ts';
import type { Rules } from '../../src/solution/rules.ts';
import type { AskedHand } from './asked-hand.ts';
import { handsOf } from './hand-classes.ts';
import { answerTo, expectAnswer, Miscount } from './miscount.ts';
import { type HandToRank, HEIGHTS, type SecondOpinion } from './opinion.ts';
import { outcomeOf } from './showdowns.ts';

const MOST_CARDS = 5;

/** A strength, and how many hands have it. */
export interface Strength extends HandRank {
  hands: number;
}

/** By the function that ranks, by the second opinion, by the number of cards. */
const known = new WeakMap<RankHand, Map<SecondOpinion | undefined, (readonly Strength[])[]>>();

/**
 * Counts the hands of so many cards by strength. It asks once, although several tables use the
 * counts.
 *
 * @throws Miscount that names the first hand for which a second opinion differs
 */
export function strengthsOf(
  rank: RankHand,
  size: number,
  opinion?: SecondOpinion,
): readonly Strength[] {
  const byOpinion =
    known.get(rank) ?? new Map<SecondOpinion | undefined, (readonly Strength[])[]>();
  known.set(rank, byOpinion);
  const bySize = byOpinion.get(opinion) ?? [];
  byOpinion.set(opinion, bySize);
  bySize[size] ??= countStrengths(rank, size, opinion);
  return bySize[size];
}

function countStrengths(
  rank: RankHand,
  size: number,
  opinion?: SecondOpinion,
): readonly Strength[] {
  const strengths = new Map<number, Strength>();
  for (const hand of handsOf('worth', size)) {
    const answer = rankOf(hand, rank, opinion);
    const number = numberOf(answer);
    const strength = strengths.get(number);
    if (strength) strength.hands += hand.standsFor;
    else strengths.set(number, { ...answer, hands: hand.standsFor });
  }
  return [...strengths.values()];
}

/**
 * Writes a rank as a number, larger for a better hand: the category and then five ranks, each a
 * digit of base 16.
 */
function numberOf({ category, tieBreak }: HandRank): number {
  let number: number = HEIGHTS[category];
  for (let index = 0; index < MOST_CARDS; index += 1) number = number * 16 + (tieBreak[index] ?? 0);
  return number;
}

/** Ranks a hand. @throws Miscount when a second opinion differs */
function rankOf(hand: HandToRank, rank: RankHand, opinion?: SecondOpinion): HandRank {
  const { cards } = hand;
  const answer = answerTo(
    () => formatCards(cards),
    () => rightRank(hand, opinion),
    () => rank([...cards]),
  );
  if (opinion?.agrees(answer, hand) === false)
    throw new Miscount(formatCards(cards), inWords(answer), rightRank(hand, opinion));
  return answer;
}

/** Writes the right answer, if there is a second opinion. */
const rightRank = (hand: HandToRank, opinion?: SecondOpinion): string | undefined =>
  opinion && inWords(opinion.rankOf(hand));

const inWords = ({ category, cards, tieBreak }: HandRank): string =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;

interface RankedHand {
  readonly cards: Cards;
  readonly rankCounts: AskedHand['rankCounts'];
  readonly rank: HandRank;
  readonly number: number;
}

/**
 * Ranks one hand of five cards for each strength, best first. Compares each of them, and hands of
 * fewer cards, with some that are weaker and with the same ranks in other suits.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules, opinion?: SecondOpinion): HandRank[] {
  const ranked = (cards: Cards, rankCounts: AskedHand['rankCounts']): RankedHand => {
    const rank = rankOf({ cards, rankCounts }, rules.rankHand, opinion);
    return { cards, rankCounts, rank, number: numberOf(rank) };
  };
  const dealt = [1, 2, 3, 4, MOST_CARDS].flatMap((size) => handsOf('worth', size));
  const hands = dealt.map(({ cards, rankCounts }) => ranked(cards, rankCounts));
  hands.sort((a, b) => b.number - a.number);
  hands.forEach((better, index) => {
    for (const worse of someBelow(hands, index)) {
      expectOutcome('Black wins', rules, better, worse);
      expectOutcome('White wins', rules, worse, better);
    }
    for (const cards of twinsOf(better.cards)) {
      const twin = ranked(cards, better.rankCounts);
      expectOutcome('a tie', rules, better, twin);
      expectOutcome('a tie', rules, twin, better);
    }
  });
  return hands.filter(({ cards }) => cards.length === MOST_CARDS).map(({ rank }) => rank);
}

/**
 * Lists some of the hands below an index: the next, the second, the fourth, the eighth and so on.
 */
function someBelow(hands: readonly RankedHand[], index: number): RankedHand[] {
  const found: RankedHand[] = [];
  for (let below = 1; index + below < hands.length; below *= 2)
    found.push(hands[index + below] as RankedHand);
  return found;
}

function expectOutcome(expected: string, rules: Rules, black: RankedHand, white: RankedHand): void {
  expectAnswer(
    () => `Black ${formatCards(black.cards)}, White ${formatCards(white.cards)}`,
    () => expected,
    () => outcomeOf(rules, black.rank, white.rank),
  );
}

/** Returns the same ranks in other suits; a flush in every suit. */
function twinsOf(hand: Cards): Cards[] {
  const turns = hand.every(({ suit }) => suit === hand[0]?.suit) ? [1, 2, 3] : [1];
  return turns.map((turn) =>
    hand.map((card) => DECK[(cardIndex(card) + turn * RANKS.length) % DECK.length] as Card),
  );
}
