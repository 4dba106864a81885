/** Every strength that a hand can have, put in order. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../src/kata/ranking/tie-breaking.ts';
import type { Rules } from '../../src/kata/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerFor } from './miscount.ts';
import { expectOutcome, outcomeOf } from './outcome.ts';
import { tick } from './tick.ts';
import { expectedOf } from './worth.ts';

const SEED = 52;
const MOST_CARDS = 5;

/**
 * What the hands of five cards are worth, one of each strength, in the order in which the rules put them, the best first. Hands of
 * fewer cards are put in order with them.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): HandRank[] {
  const sizes = Array.from({ length: MOST_CARDS }, (_, one) => one + 1);
  const strengths = sizes.flatMap((size) =>
    handsOf('worth', size).map(({ cards }): Ranked => {
      return { cards, rank: answerFor(cards, expectedOf, () => rules.rankHand([...cards])) };
    }),
  );
  const sorted = shuffle(strengths, seededRandom(SEED)).sort((a, b) => rules.compareHandRanks(b.rank, a.rank));
  sorted.forEach((better, at) => {
    tick();
    const worse = sorted[at + 1];
    if (worse) expectDuel(rules, better, worse, compareHandRanks(ours(better.cards), ours(worse.cards)));
    for (const cards of twinsOf(better.cards))
      expectDuel(rules, better, { cards, rank: rules.rankHand([...cards]) }, 0);
  });
  return sorted.filter(({ cards }) => cards.length === MOST_CARDS).map(({ cards }) => ours(cards));
}

/** The same ranks in other suits; of a flush in every suit. */
function twinsOf(cards: Cards): Cards[] {
  const isOneSuit = cards.every(({ suit }) => suit === cards[0]?.suit);
  const turns = isOneSuit ? [1, 2, 3] : [1];
  return turns.map((turn) => cards.map((card) => DECK[(cardIndex(card) + turn * 13) % 52] as Cards[number]));
}

const known = new Map<Cards, HandRank>();

/** What our own rules say, asked once. */
function ours(cards: Cards): HandRank {
  const rank = known.get(cards) ?? rankHand(cards);
  known.set(cards, rank);
  return rank;
}

interface Ranked {
  readonly cards: Cards;
  readonly rank: HandRank;
}

/** Asks in both orders. @param right - what our own rules say: more than 0 when Black wins */
function expectDuel({ compareHandRanks }: Rules, black: Ranked, white: Ranked, right: number): void {
  const hands = () => `Black ${formatCards(black.cards)}, White ${formatCards(white.cards)}`;
  expectOutcome(hands, outcomeOf(compareHandRanks(black.rank, white.rank)), outcomeOf(right));
  expectOutcome(hands, outcomeOf(compareHandRanks(white.rank, black.rank), 'White', 'Black'), outcomeOf(right));
}
