/** Ranks all hands of so many cards, and sorts their strengths. */
import { type Card, type Cards, RANKS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { type RankHand, rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { isSameRank } from '../../src/kata/ranking/same-five.ts';
import { formatCards, type HandRank, LADDER } from '../../src/kata.ts';
import { OUR_RULES, type Rules } from '../../src/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerTo, expectAnswer, Miscount } from './miscount.ts';
import { outcomeOf } from './showdowns.ts';

const MOST_CARDS = 5;
const LOWEST_FIRST = LADDER.map(({ category }) => category).toReversed();
const PLACES = [0, 1, 2, 3, 4];

/** A strength, and how many hands have it. */
export interface Strength extends HandRank {
  hands: number;
}

const known = new WeakMap<RankHand, (readonly Strength[])[]>();

/**
 * Counts the hands of so many cards by strength. It asks once, although several tables use the counts.
 *
 * @throws Miscount that names the first hand that our rules rank differently
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
    const number = strengthOf(worth);
    const strength = strengths.get(number);
    if (strength) strength.hands += standsFor;
    else strengths.set(number, { ...worth, hands: standsFor });
  }
  return [...strengths.values()];
}

/** Writes a strength as a number. */
function strengthOf({ category, tieBreak }: HandRank): number {
  return PLACES.reduce((number, place) => number * 16 + (tieBreak[place] ?? 0), LOWEST_FIRST.indexOf(category));
}

/** Ranks cards. @throws Miscount when our rules differ, or the five, ours included, are not from the hand */
function worthOf(cards: Cards, rank: RankHand): HandRank {
  const worth = answerTo(
    () => formatCards(cards),
    () => inWords(rankHand(cards)),
    () => rank([...cards]),
  );
  const isOurs = rank === OUR_RULES.rankHand;
  if (isOurs && worth.cards.every((card, at, five) => cards.includes(card) && five.indexOf(card) === at)) return worth;
  const right = isOurs ? worth : rankHand(cards);
  if (isSameRank(worth, right, cards)) return worth;
  throw new Miscount(formatCards(cards), inWords(worth), inWords(right));
}

const inWords = ({ category, cards, tieBreak }: HandRank) =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;

type Ranked = { readonly hand: Cards; readonly rank: HandRank };

/**
 * Ranks one hand of five cards for each strength, best first. Compares each of them, and hands of fewer cards, with some that
 * are weaker and with the same ranks in other suits.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): HandRank[] {
  const dealt = [1, 2, 3, 4, MOST_CARDS].flatMap((size) => handsOf('worth', size));
  const hands = dealt.map(({ cards }) => {
    const rank = worthOf(cards, rules.rankHand);
    return { hand: cards, rank, strength: strengthOf(rank) };
  });
  hands.sort((a, b) => b.strength - a.strength);
  hands.forEach((better, place) => {
    for (let below = 1; place + below < hands.length; below *= 2) {
      const worse = hands[place + below] as Ranked;
      expectOutcome('Black wins', rules, better, worse);
      expectOutcome('White wins', rules, worse, better);
    }
    for (const hand of twinsOf(better.hand)) {
      const twin = { hand, rank: worthOf(hand, rules.rankHand) };
      expectOutcome('a tie', rules, better, twin);
      expectOutcome('a tie', rules, twin, better);
    }
  });
  return hands.filter(({ hand }) => hand.length === MOST_CARDS).map(({ rank }) => rank);
}

function expectOutcome(expected: string, rules: Rules, black: Ranked, white: Ranked): void {
  expectAnswer(
    () => `Black ${formatCards(black.hand)}, White ${formatCards(white.hand)}`,
    () => expected,
    () => outcomeOf(rules, black.rank, white.rank),
  );
}

/** Returns the same ranks in other suits; a flush in every suit. */
function twinsOf(hand: Cards): Cards[] {
  const turns = hand.every(({ suit }) => suit === hand[0]?.suit) ? [1, 2, 3] : [1];
  return turns.map((turn) => hand.map((card) => DECK[(cardIndex(card) + turn * RANKS.length) % DECK.length] as Card));
}
