/** Hands that the rules rank, against those that an evaluator ranks, in games that both know. */
import {
  BOARD_GAMES,
  cardIndex,
  DECK,
  GAMES,
  hasUsualRanking,
  seededRandom,
  shuffle,
} from '../../src/kata.ts';
import { fillRanksOfSuits, rankOf } from '../../src/odds/card-numbers.ts';
import type { Hand } from '../../src/odds/hand.ts';
import { HandByRules } from '../../src/odds/hand-by-rules.ts';
import { emptyHand } from '../../src/odds/hands.ts';

const DEALS = 600;
const SUITS = [0, 1, 2, 3];

/** Half of the deals have only two suits, because fair deals hardly ever have a flush. */
const DECKS = [DECK, DECK.filter(({ suit }) => suit === 'C' || suit === 'H')] as const;

test.each(BOARD_GAMES.filter(hasUsualRanking))('%s: both find the same order', (game) => {
  const random = seededRandom(48);
  const { holeSize } = GAMES[game];
  const deals = Array.from({ length: DEALS }, (_, deal) => {
    const cards = Uint8Array.from(shuffle(DECKS[deal % 2] ?? DECK, random), cardIndex);
    const hole = cards.subarray(0, holeSize);
    const board = cards.subarray(holeSize, holeSize + 5);
    const byRules = standingOf(new HandByRules(game), hole, board);
    const byEvaluator = standingOf(emptyHand(game), hole, board);
    return { byRules, byEvaluator };
  });
  expect(deals.map(({ byRules }) => byRules.fewest)).toEqual(
    deals.map(({ byEvaluator }) => byEvaluator.fewest),
  );
  const weakestFirst = deals.toSorted((a, b) => a.byEvaluator.strength - b.byEvaluator.strength);
  expect(stepsUp(weakestFirst.map(({ byRules }) => byRules.strength))).toEqual(
    stepsUp(weakestFirst.map(({ byEvaluator }) => byEvaluator.strength)),
  );
});

/** Returns how many cards of each suit a flush takes from the board, and the strength with one. */
function standingOf(hand: Hand, hole: Uint8Array, board: Uint8Array) {
  hand.hold(hole);
  const ranksOfSuits = new Uint16Array(SUITS.length);
  fillRanksOfSuits(ranksOfSuits, board);
  const flushes = SUITS.map((suit) => hand.strengthOfFlush(suit, ranksOfSuits[suit] as number));
  const strength = Math.max(hand.strengthOfRanks(board.map(rankOf)), ...flushes);
  return { strength, fewest: SUITS.map((suit) => hand.fewestForFlush(suit)) };
}

/** Says of each strength whether it is more than the one before: 1, 0 or, if it is less, -1. */
function stepsUp(strengths: readonly number[]): number[] {
  return strengths.map((strength, at) => Math.sign(strength - (strengths[at - 1] ?? 0)));
}
