/** Every strength that a hand can have, in order. */
import { type Cards, RANKS } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import { compareHandRanks } from '../../src/kata/ranking/tie-breaking.ts';
import type { Rules } from '../../src/kata/solution.ts';
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
 * What the hands of five cards are worth, one of each strength, the best first. The rules compare each with the next one, with its
 * twins in other suits and with one from anywhere, both ways. Hands of fewer cards stand among them, each from a deck of its own.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): HandRank[] {
  const ranked = (cards: Cards): Ranked => ({ cards, rank: worthOf(cards, rules.rankHand) });
  const sizes = Array.from({ length: MOST_CARDS }, (_, one) => one + 1);
  const strengths = sizes.flatMap((size) => handsOf('worth', size).map(({ cards }) => ranked(cards)));
  const strangers = shuffle(strengths, seededRandom(SEED));
  strengths.sort((a, b) => compareHandRanks(b.rank, a.rank));
  strengths.forEach((one, at) => {
    const others = [strengths[at + 1], strangers[at], ...twinsOf(one.cards).map(ranked)];
    for (const other of others) if (other) expectRight(rules, one, other);
  });
  return strengths.filter(({ cards }) => cards.length === MOST_CARDS).map(({ rank }) => rank);
}

function expectRight(rules: Rules, black: Ranked, white: Ranked): void {
  const right = outcomeOf(compareHandRanks(black.rank, white.rank));
  const answers = answerFor(
    () => inWords(black, white),
    () => right,
    () => [rules.compareHandRanks(black.rank, white.rank), rules.compareHandRanks(white.rank, black.rank)] as const,
  );
  expectOutcome(() => inWords(black, white), outcomeOf(answers[0]), right);
  expectOutcome(() => inWords(black, white), outcomeOf(answers[1], 'White', 'Black'), right);
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
