/** What all hands of so many cards are worth, and by which five cards. */
import { ACE, type Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { type AskedHand, handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

/** A hand that was asked, and what it is said to be worth. */
export interface Worth extends AskedHand {
  readonly rank: HandRank;
}

type Rank = typeof rankHand;

const known = new WeakMap<Rank, Map<number, readonly Worth[]>>();

/** What the hands are worth that stand for all of so many cards; asked once, for several chapters count them. */
export function worthOfAll(rank: Rank, size: number): readonly Worth[] {
  const bySize = known.get(rank) ?? new Map<number, readonly Worth[]>();
  known.set(rank, bySize);
  const worths =
    bySize.get(size) ??
    handsOf('worth', size).map(({ cards, standsFor }) => ({
      cards,
      standsFor,
      rank: answerFor(cards, expectedOf, () => rank([...cards])),
    }));
  bySize.set(size, worths);
  return worths;
}

/**
 * Finds the hand that made a count wrong.
 *
 * @throws Miscount that names the first hand that is ranked otherwise than by our own rules; their answers are asked for
 *   only here, because no count of right ones needs them
 */
export function rejectWrongWorth(worths: readonly Worth[]): void {
  for (const { cards, rank } of worths) {
    const expected = rankHand(cards);
    if (!isSameWorth(rank, expected)) throw miscount(cards, rank);
  }
}

function isSameWorth(rank: HandRank, expected: HandRank): boolean {
  return rank.category === expected.category && isSameList(rank.tieBreak, expected.tieBreak);
}

/** @throws Miscount unless the best five are cards of the hand, of the ranks that they count as, and in a flush of one suit */
export function rejectStrangeFives(worths: readonly Worth[]): void {
  for (const { cards, rank } of worths) if (!isOfTheHand(rank, cards)) throw miscount(cards, rank);
}

function isOfTheHand({ category, cards, tieBreak }: HandRank, hand: Cards): boolean {
  const [five, given] = [cards.map(cardIndex), hand.map(cardIndex)];
  return (
    five.every((card, place) => given.includes(card) && five.indexOf(card) === place) &&
    cards.every(({ rank }, place) => tieBreak[place] === rank || (tieBreak[place] === 1 && rank === ACE)) &&
    (!category.endsWith('flush') || cards.every(({ suit }) => suit === cards[0]?.suit))
  );
}

const isSameList = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((number, place) => number === other[place]);

function miscount(cards: Cards, rank: HandRank): Miscount {
  const expected = expectedOf(cards);
  return new Miscount(formatCards(cards), inWords(rank), expected, `${formatCards(cards)} are worth ${expected}`);
}

const expectedOf = (cards: Cards) => inWords(rankHand(cards));

const inWords = ({ category, cards, tieBreak }: HandRank) =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;

/** How many hands of each category there are. */
export function byCategory(worths: readonly Worth[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { standsFor, rank } of worths) counts.set(rank.category, (counts.get(rank.category) ?? 0) + standsFor);
  return counts;
}

/** Of each strength one hand. */
export function strengths(worths: readonly Worth[]): HandRank[] {
  return [...new Map(worths.map(({ rank }) => [`${rank.category} ${rank.tieBreak}`, rank])).values()];
}

/** What the best five of all hands count at one place, from 0, added up. */
export function addedUp(worths: readonly Worth[], place: number): number {
  return worths.reduce((sum, { standsFor, rank }) => sum + standsFor * (rank.tieBreak[place] ?? 0), 0);
}
