/** What all hands of so many cards are worth, and by which five cards. */
import { ACE, type Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { type AskedHand, handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

type Rank = typeof rankHand;

/** What the hands are worth that stand for all of so many cards, added up. */
export interface Tally {
  /** How many hands there are of each category. */
  readonly categories: ReadonlyMap<string, number>;
  /** What the best five of all hands count, added up place by place. */
  readonly sums: readonly number[];
  /** Of each strength one hand. */
  readonly strengths: ReadonlyMap<string, HandRank>;
}

const tallies = new WeakMap<Rank, Map<number, Tally>>();

/**
 * The tally of the hands of so many cards. They are asked once, although several tables count them.
 *
 * @throws Miscount when the best five are not cards of the hand, of the ranks that they count as, and in a flush of one suit
 */
export function tallyOf(rank: Rank, size: number): Tally {
  const bySize = tallies.get(rank) ?? new Map<number, Tally>();
  const tally = bySize.get(size) ?? addUp(rank, handsOf('worth', size));
  tallies.set(rank, bySize.set(size, tally));
  return tally;
}

function addUp(rank: Rank, hands: readonly AskedHand[]): Tally {
  const [categories, strengths, sums] = [new Map<string, number>(), new Map<string, HandRank>(), [0, 0, 0, 0, 0]];
  for (const { cards, standsFor } of hands) {
    const worth = rankOf(cards, rank);
    if (!isOfTheHand(worth, cards)) throw miscount(cards, worth);
    categories.set(worth.category, (categories.get(worth.category) ?? 0) + standsFor);
    strengths.set(`${worth.category} ${worth.tieBreak}`, worth);
    worth.tieBreak.forEach((rank, place) => {
      sums[place] = (sums[place] ?? 0) + rank * standsFor;
    });
  }
  return { categories, strengths, sums };
}

function isOfTheHand({ category, cards, tieBreak }: HandRank, hand: Cards): boolean {
  const [five, given] = [cards.map(cardIndex), hand.map(cardIndex)];
  return (
    cards.length === tieBreak.length &&
    five.every((card, place) => given.includes(card) && five.indexOf(card) === place) &&
    cards.every(({ rank }, place) => tieBreak[place] === rank || (tieBreak[place] === 1 && rank === ACE)) &&
    (!category.endsWith('flush') || cards.every(({ suit }) => suit === cards[0]?.suit))
  );
}

const rankOf = (cards: Cards, rank: Rank) => answerFor(cards, expectedOf, () => rank([...cards]));

/**
 * Looks for a hand of so many cards that is ranked otherwise than by our own rules. No count of right hands needs their answers.
 *
 * @throws Miscount that names the first one
 */
export function rejectWrongWorth(rank: Rank, size: number): void {
  for (const { cards } of handsOf('worth', size)) {
    const [worth, expected] = [rankOf(cards, rank), rankHand(cards)];
    const isSame = worth.category === expected.category && worth.tieBreak.join() === expected.tieBreak.join();
    if (!isSame || !isOfTheHand(worth, cards)) throw miscount(cards, worth);
  }
}

function miscount(cards: Cards, rank: HandRank): Miscount {
  const expected = expectedOf(cards);
  return new Miscount(formatCards(cards), inWords(rank), expected, `${formatCards(cards)} are worth ${expected}`);
}

/** What our own rules say of some cards, in words. */
export const expectedOf = (cards: Cards) => inWords(rankHand(cards));

const inWords = ({ category, cards, tieBreak }: HandRank) =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;
