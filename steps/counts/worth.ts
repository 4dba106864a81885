/** What all hands of so many cards are worth, and by which five cards. */
import { ACE, type Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { OUR_RULES } from '../../src/solution.ts';
import { type AskedHand, allHands, handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

type Rank = typeof rankHand;

/** What the hands are worth that stand for all of so many cards, added up. */
export interface Tally {
  /** How many there are. */
  readonly hands: number;
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
 * @throws Miscount that names the first hand that is ranked otherwise than by our own rules
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
    const worth = worthOf(cards, rank);
    categories.set(worth.category, (categories.get(worth.category) ?? 0) + standsFor);
    strengths.set(`${worth.category} ${worth.tieBreak}`, worth);
    worth.tieBreak.forEach((rank, place) => {
      sums[place] = (sums[place] ?? 0) + rank * standsFor;
    });
  }
  return { hands: allHands(hands[0]?.cards.length ?? 0), categories, strengths, sums };
}

/** What cards are worth. @throws Miscount when our own rules say otherwise; they are not asked about themselves */
export function worthOf(cards: Cards, rank: Rank): HandRank {
  const worth = answerFor(
    () => formatCards(cards),
    () => inWords(rankHand(cards)),
    () => rank([...cards]),
  );
  const right = rank === OUR_RULES.rankHand ? worth : rankHand(cards);
  if (isSame(worth, right) && isOfTheHand(worth, cards)) return worth;
  throw new Miscount(formatCards(cards), inWords(worth), inWords(right));
}

const isSame = (one: HandRank, other: HandRank) =>
  one.category === other.category &&
  one.tieBreak.length === other.tieBreak.length &&
  one.tieBreak.every((rank, place) => rank === other.tieBreak[place]);

/** Whether the best five are cards of the hand, each once, of the ranks that they count as, and in a flush of one suit. */
function isOfTheHand({ category, cards, tieBreak }: HandRank, hand: Cards): boolean {
  const given = new Set(hand.map(cardIndex));
  return (
    cards.length === tieBreak.length &&
    cards.every((card) => given.delete(cardIndex(card))) &&
    cards.every(({ rank }, place) => tieBreak[place] === rank || (tieBreak[place] === 1 && rank === ACE)) &&
    (!category.endsWith('flush') || cards.every(({ suit }) => suit === cards[0]?.suit))
  );
}

const inWords = ({ category, cards, tieBreak }: HandRank) =>
  `${category}: ${formatCards(cards)}, which count as ${tieBreak.join(', ')}`;
