/** Every strength that a hand can have, put in order. */
import { type Cards, RANKS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../src/kata/ranking/tie-breaking.ts';
import type { Rules } from '../../src/solution.ts';
import { handsOf } from './hand-classes.ts';
import { answerFor } from './miscount.ts';
import { expectOutcome, outcomeOf } from './outcome.ts';
import { worthOf } from './worth.ts';

const SEED = 52;
const MOST_CARDS = 5;

interface Ranked {
  readonly cards: Cards;
  readonly rank: HandRank;
}

/**
 * What the hands of five cards are worth, one of each strength, in the order in which the rules put them, the best first. Hands of
 * fewer cards are put in order with them, each from a deck of its own.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): HandRank[] {
  const ranked = (cards: Cards): Ranked => ({ cards, rank: worthOf(cards, rules.rankHand) });
  const sizes = Array.from({ length: MOST_CARDS }, (_, one) => one + 1);
  const strengths = sizes.flatMap((size) => handsOf('worth', size).map(({ cards }) => ranked(cards)));
  const compare = (one: Ranked, other: Ranked) =>
    answerFor(
      () => inWords(one, other),
      () => outcomeOf(compareHandRanks(one.rank, other.rank)),
      () => rules.compareHandRanks(one.rank, other.rank),
    );
  const expectRight = (black: Ranked, white: Ranked) => {
    const hands = () => inWords(black, white);
    const right = outcomeOf(compareHandRanks(black.rank, white.rank));
    expectOutcome(hands, outcomeOf(compare(black, white)), right);
    expectOutcome(hands, outcomeOf(compare(white, black), 'White', 'Black'), right);
  };
  const sorted = shuffle(strengths, seededRandom(SEED)).sort((a, b) => compare(b, a));
  sorted.forEach((better, at) => {
    const worse = sorted[at + 1];
    if (worse) expectRight(better, worse);
    for (const twin of twinsOf(better.cards)) expectRight(better, ranked(twin));
  });
  return sorted.filter(({ cards }) => cards.length === MOST_CARDS).map(({ rank }) => rank);
}

const inWords = (black: Ranked, white: Ranked) =>
  `Black ${formatCards(black.cards)}, White ${formatCards(white.cards)}`;

/** The same ranks in other suits; of a flush in every suit. */
function twinsOf(cards: Cards): Cards[] {
  const isOneSuit = cards.every(({ suit }) => suit === cards[0]?.suit);
  const turns = isOneSuit ? [1, 2, 3] : [1];
  return turns.map((turn) =>
    cards.map((card) => DECK[(cardIndex(card) + turn * RANKS.length) % DECK.length] as Cards[number]),
  );
}
