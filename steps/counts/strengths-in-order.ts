/** Ranks hands of all strengths, and compares them. */
import { type Card, type Cards, RANKS } from '../../src/cards/card.ts';
import { cardIndex } from '../../src/cards/card-index.ts';
import { DECK } from '../../src/cards/deck.ts';
import { formatCards, type HandRank } from '../../src/kata.ts';
import type { Rules } from '../rules-under-test.ts';
import { handsOf } from './hand-classes.ts';
import { expectAnswer, type Question } from './miscount.ts';
import type { SecondOpinion } from './opinion.ts';
import { outcomeOf } from './showdowns.ts';
import { askerOf, MOST_CARDS, numberOf } from './strengths.ts';

interface RankedHand {
  readonly cards: Cards;
  readonly rank: HandRank;
  /** A larger number for a better hand. */
  readonly number: number;
}

/**
 * Ranks one hand of one to five cards for each strength, and returns how many there are. Compares
 * each with some that are weaker and with the same ranks in other suits.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function countStrengthsInOrder(rules: Rules, opinion?: SecondOpinion): number {
  const askRank = askerOf(rules.rankHand, opinion);
  const ranked = (cards: Cards): RankedHand => {
    const rank = askRank(cards);
    return { cards, rank, number: numberOf(rank) };
  };
  const dealt = [1, 2, 3, 4, MOST_CARDS].flatMap((size) => handsOf('worth', size));
  const hands = dealt.map(({ cards }) => ranked(cards));
  hands.sort((a, b) => b.number - a.number);

  const question = askOutcomeBy(rules);
  for (const [index, hand] of hands.entries()) {
    for (const weaker of someBelow(hands, index)) expectWin(question, hand, weaker);
    for (const twin of twinsOf(hand.cards)) expectTie(question, hand, ranked(twin));
  }
  return hands.length;
}

/**
 * Lists some of the hands below an index: the next, the second, the fourth, the eighth and so on.
 */
function someBelow(hands: readonly RankedHand[], index: number): RankedHand[] {
  const some: RankedHand[] = [];
  for (let below = 1; index + below < hands.length; below *= 2) {
    some.push(hands[index + below] as RankedHand);
  }
  return some;
}

/** Returns the same ranks in other suits: a flush in all three, other hands in one choice. */
function twinsOf(hand: Cards): Cards[] {
  const isOfOneSuit = hand.every(({ suit }) => suit === hand[0]?.suit);
  return isOfOneSuit
    ? [inNextSuits(hand, 1), inNextSuits(hand, 2), inNextSuits(hand, 3)]
    : [inNextSuits(hand, 1)];
}

/** Replaces each suit with one that stands so many suits after it in the deck. */
function inNextSuits(hand: Cards, suits: number): Card[] {
  return hand.map((card) => {
    const index = cardIndex(card) + suits * RANKS.length;
    return DECK[index % DECK.length] as Card;
  });
}

/** Two hands to compare, and who wins. */
interface Comparison {
  readonly black: RankedHand;
  readonly white: RankedHand;
  readonly outcome: 'Black wins' | 'White wins' | 'a tie';
}

type AskOutcome = Question<Comparison, string>;

const askOutcomeBy = (rules: Rules): AskOutcome => ({
  ask: ({ black, white }) => outcomeOf(rules.compareHandRanks, black.rank, white.rank),
  nameOf: ({ black, white }) =>
    `Black ${formatCards(black.cards)}, White ${formatCards(white.cards)}`,
  right: ({ outcome }) => outcome,
});

function expectWin(question: AskOutcome, better: RankedHand, worse: RankedHand): void {
  expectAnswer(question, { black: better, white: worse, outcome: 'Black wins' });
  expectAnswer(question, { black: worse, white: better, outcome: 'White wins' });
}

function expectTie(question: AskOutcome, hand: RankedHand, twin: RankedHand): void {
  expectAnswer(question, { black: hand, white: twin, outcome: 'a tie' });
  expectAnswer(question, { black: twin, white: hand, outcome: 'a tie' });
}
