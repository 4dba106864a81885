/** All strengths of five cards in their order. */

import { type Card, type Cards, RANKS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { winner } from '../../src/kata/ranking/winner.ts';
import type { Rules } from '../../src/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';
import { strengthOf, worthOf } from './worth.ts';

const MOST_CARDS = 5;

interface Ranked {
  readonly hand: Cards;
  readonly rank: HandRank;
  readonly strength: number;
}

/**
 * Ranks hands of five cards, one of each strength, the best first, and has each of them compared with some below it, from the next
 * to the farthest, and with the same ranks in other suits. Hands of fewer cards are among them, each from a deck of its own.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): HandRank[] {
  const ranked = (hand: Cards): Ranked => {
    const rank = worthOf(hand, rules.rankHand);
    return { hand, rank, strength: strengthOf(rank) };
  };
  const hands = [1, 2, 3, 4, MOST_CARDS].flatMap((size) => handsOf('worth', size).map(({ cards }) => ranked(cards)));
  hands.sort((a, b) => b.strength - a.strength);
  hands.forEach((better, place) => {
    for (let below = 1; place + below < hands.length; below *= 2) {
      const worse = hands[place + below] as Ranked;
      expectOutcome('Black wins', rules, better, worse);
      expectOutcome('White wins', rules, worse, better);
    }
    for (const twin of twinsOf(better.hand).map(ranked)) {
      expectOutcome('a tie', rules, better, twin);
      expectOutcome('a tie', rules, twin, better);
    }
  });
  return hands.filter(({ hand }) => hand.length === MOST_CARDS).map(({ rank }) => rank);
}

function expectOutcome(expected: string, { compareHandRanks }: Rules, black: Ranked, white: Ranked): void {
  const hands = () => `Black ${formatCards(black.hand)}, White ${formatCards(white.hand)}`;
  const result = answerFor(
    hands,
    () => expected,
    () => compareHandRanks(black.rank, white.rank),
  );
  const outcome = winner(result, 'Black', 'White') ?? 'no number';
  if (outcome !== expected) throw new Miscount(hands(), outcome, expected);
}

/** Gives the same ranks in other suits; of a flush in every suit. */
function twinsOf(hand: Cards): Cards[] {
  const turns = hand.every(({ suit }) => suit === hand[0]?.suit) ? [1, 2, 3] : [1];
  return turns.map((turn) => hand.map((card) => DECK[(cardIndex(card) + turn * RANKS.length) % DECK.length] as Card));
}
