/**
 * Says what cards are worth without any rule of the kata, which may be under test: one function,
 * from the strongest hand to the weakest, for any number of cards of one deck.
 */
import { ACE, type Cards, SUITS, type Suit } from '../../src/cards/card.ts';
import type { Category } from '../../src/ranking/categories.ts';

/** What a hand is worth, without the cards that make it so. */
export interface Worth {
  readonly category: Category;
  /** The ranks of the best five, or of fewer; the ace of a wheel counts as 1. */
  readonly tieBreak: readonly number[];
  /** Whether all five must be of one suit. */
  readonly isSuited: boolean;
}

/** How many cards there are of each rank, which is the index. */
type RankCounts = readonly number[];

const NO_CARDS: RankCounts = Array(ACE + 1).fill(0);

/** Finds what cards are worth. */
export function worthOf(cards: Cards): Worth {
  const flushes = suitsWithFive(cards).map((suit) => countRanks(cards, suit));
  const suitedTop = Math.max(...flushes.map(topOfStraight));
  if (suitedTop === ACE) return suited('royal flush', ranksDownFrom(ACE));
  if (suitedTop > 0) return suited('straight flush', ranksDownFrom(suitedTop));

  const counts = countRanks(cards);
  const four = highestOf(4, counts);
  if (four > 0) return grouped('four of a kind', counts, [four, four, four, four]);
  const three = highestOf(3, counts);
  const two = highestOf(2, counts, three);
  if (three > 0 && two > 0) return grouped('full house', counts, [three, three, three, two, two]);

  const [flush] = flushes.map((ofSuit) => highestCards(ofSuit, 5)).sort(highestFirst);
  if (flush) return suited('flush', flush);
  const top = topOfStraight(counts);
  if (top > 0) return { category: 'straight', tieBreak: ranksDownFrom(top), isSuited: false };

  if (three > 0) return grouped('three of a kind', counts, [three, three, three]);
  const secondTwo = highestOf(2, counts, two);
  if (secondTwo > 0) return grouped('two pairs', counts, [two, two, secondTwo, secondTwo]);
  if (two > 0) return grouped('pair', counts, [two, two]);
  return grouped('high card', counts, []);
}

/** Lists the suits of which there are five cards or more. */
function suitsWithFive(cards: Cards): readonly Suit[] {
  const counts: Record<Suit, number> = { C: 0, D: 0, H: 0, S: 0 };
  for (const { suit } of cards) counts[suit] += 1;
  return SUITS.filter((suit) => counts[suit] >= 5);
}

/** Counts the cards of each rank, in all suits or in one. */
function countRanks(cards: Cards, inSuit?: Suit): RankCounts {
  const counts = NO_CARDS.slice();
  for (const { rank, suit } of cards) {
    if (inSuit === undefined || suit === inSuit) counts[rank] = (counts[rank] as number) + 1;
  }
  return counts;
}

/** Finds the highest of five ranks in a row; 0 if there are none. */
function topOfStraight(counts: RankCounts): number {
  let inRow = 0;
  for (let rank = ACE; rank >= 1; rank -= 1) {
    inRow = counts[rank === 1 ? ACE : rank] === 0 ? 0 : inRow + 1;
    if (inRow === 5) return rank + 4;
  }
  return 0;
}

const ranksDownFrom = (top: number): number[] => [top, top - 1, top - 2, top - 3, top - 4];

/** Finds the highest rank, other than one, of which there are so many cards; 0 if there is none. */
function highestOf(size: number, counts: RankCounts, except = 0): number {
  for (let rank = ACE; rank >= 2; rank -= 1) {
    if ((counts[rank] as number) >= size && rank !== except) return rank;
  }
  return 0;
}

const suited = (category: Category, tieBreak: readonly number[]): Worth => ({
  category,
  tieBreak,
  isSuited: true,
});

/** Completes the ranks of groups with the highest other cards. */
function grouped(category: Category, counts: RankCounts, groups: readonly number[]): Worth {
  const others = counts.slice();
  for (const rank of groups) others[rank] = 0;
  const tieBreak = [...groups, ...highestCards(others, 5 - groups.length)];
  return { category, tieBreak, isSuited: false };
}

/** Lists the ranks of so many of the highest cards, or of all if there are fewer. */
function highestCards(counts: RankCounts, most: number): number[] {
  const ranks: number[] = [];
  for (let rank = ACE; rank >= 2; rank -= 1) {
    for (let card = 0; card < (counts[rank] as number) && ranks.length < most; card += 1) {
      ranks.push(rank);
    }
  }
  return ranks;
}

function highestFirst(a: readonly number[], b: readonly number[]): number {
  const decider = a.findIndex((rank, index) => rank !== b[index]);
  return decider === -1 ? 0 : (b[decider] as number) - (a[decider] as number);
}
