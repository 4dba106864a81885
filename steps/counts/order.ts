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
import { expectOutcome, type Outcome, outcomeOf } from './outcome.ts';

const SEED = 52;
const MOST_CARDS = 5;

interface Ranked {
  readonly cards: Cards;
  readonly rank: HandRank;
}

let inOrder: readonly Cards[] | undefined;

/** A hand of each strength of one to five cards, best first, as our own rules have it. */
function allStrengths(): readonly Cards[] {
  if (inOrder) return inOrder;
  const sizes = Array.from({ length: MOST_CARDS }, (_, one) => one + 1);
  const hands = sizes.flatMap((size) => handsOf('worth', size).map(({ cards }) => cards));
  const ranked = hands.map((cards) => ({ cards, rank: rankHand(cards) }));
  inOrder = ranked.sort((a, b) => compareHandRanks(b.rank, a.rank)).map(({ cards }) => cards);
  return inOrder;
}

/**
 * The hands of five cards, one of each strength, in the order in which the rules put them, the best first.
 *
 * @throws Miscount that names two hands that are compared wrongly
 */
export function strengthsInOrder(rules: Rules): readonly Cards[] {
  const ranked = (cards: Cards): Ranked => ({ cards, rank: rules.rankHand(cards) });
  const strengths = allStrengths().map(ranked);
  strengths.forEach((better, at) => {
    const worse = strengths[at + 1];
    if (worse) expectDuel(rules, better, worse, 'Black wins');
    for (const twin of twinsOf(better.cards).map(ranked)) expectDuel(rules, better, twin, 'a tie');
  });
  const sorted = shuffle(strengths, seededRandom(SEED)).sort((a, b) => rules.compareHandRanks(b.rank, a.rank));
  const astray = sorted.findIndex((hand, at) => hand !== strengths[at]);
  if (astray >= 0) expectDuel(rules, strengths[astray] as Ranked, sorted[astray] as Ranked, 'Black wins');
  return sorted.map(({ cards }) => cards).filter(({ length }) => length === MOST_CARDS);
}

/** The same ranks in other suits; of a flush in every suit. */
function twinsOf(cards: Cards): Cards[] {
  const isOneSuit = cards.every(({ suit }) => suit === cards[0]?.suit);
  const turns = isOneSuit ? [1, 2, 3] : [1];
  return turns.map((turn) =>
    Object.freeze(cards.map((card) => DECK[(cardIndex(card) + turn * 13) % 52] as Cards[number])),
  );
}

/** Asks in both orders. */
function expectDuel({ compareHandRanks }: Rules, black: Ranked, white: Ranked, expected: Outcome): void {
  const hands = `Black holds ${formatCards(black.cards)}, and White holds ${formatCards(white.cards)}`;
  const there = outcomeOf(compareHandRanks(black.rank, white.rank));
  const back = outcomeOf(compareHandRanks(white.rank, black.rank), 'White', 'Black');
  for (const outcome of [there, back]) expectOutcome(hands, outcome, expected);
}
