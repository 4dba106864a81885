/** All strengths of five cards in their order. */
import { type Card, type Cards, RANKS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../src/kata/ranking/tie-breaking.ts';
import { winner } from '../../src/kata/ranking/winner.ts';
import type { Rules } from '../../src/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';
import { worthOf } from './worth.ts';

const SEED = 52;
const MOST_CARDS = 5;

interface Ranked {
  readonly hand: Cards;
  readonly rank: HandRank;
}

/**
 * Ranks hands of five cards, one of each strength, in the order in which the rules put them, the best first. Hands of fewer cards
 * are put in order with them, each from a deck of its own.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): HandRank[] {
  const ranked = (hand: Cards): Ranked => ({ hand, rank: worthOf(hand, rules.rankHand) });
  const hands = [1, 2, 3, 4, MOST_CARDS].flatMap((size) => handsOf('worth', size).map(({ cards }) => ranked(cards)));
  const sorted = shuffle(hands, seededRandom(SEED)).sort((a, b) => compare(rules, b, a));
  sorted.forEach((better, at) => {
    const next = sorted[at + 1];
    for (const other of [...(next ? [next] : []), ...twinsOf(better.hand).map(ranked)]) {
      expectRight(rules, better, other);
      expectRight(rules, other, better);
    }
  });
  return sorted.filter(({ hand }) => hand.length === MOST_CARDS).map(({ rank }) => rank);
}

function compare(rules: Rules, black: Ranked, white: Ranked): number {
  return answerFor(
    () => inWords(black, white),
    () => outcomeOf(compareHandRanks(black.rank, white.rank)),
    () => rules.compareHandRanks(black.rank, white.rank),
  );
}

function expectRight(rules: Rules, black: Ranked, white: Ranked): void {
  const outcome = outcomeOf(compare(rules, black, white));
  const right = outcomeOf(compareHandRanks(black.rank, white.rank));
  if (outcome !== right) throw new Miscount(inWords(black, white), outcome, right);
}

const outcomeOf = (result: number) => winner(result, 'Black', 'White') ?? 'no number';

const inWords = (black: Ranked, white: Ranked) => `Black ${formatCards(black.hand)}, White ${formatCards(white.hand)}`;

/** Gives the same ranks in other suits; of a flush in every suit. */
function twinsOf(hand: Cards): Cards[] {
  const turns = hand.every(({ suit }) => suit === hand[0]?.suit) ? [1, 2, 3] : [1];
  return turns.map((turn) => hand.map((card) => DECK[(cardIndex(card) + turn * RANKS.length) % DECK.length] as Card));
}
