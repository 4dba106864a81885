import { formatCards } from '../../src/cards/format-cards.ts';
import { parseCards } from '../../src/cards/parse-cards.ts';
import { bitBoardSeven } from '../../src/evaluators/bit-board/bit-board.ts';
import type { Evaluator } from '../../src/evaluators/evaluator.ts';
import type { EvaluatorName } from '../../src/evaluators/evaluators.ts';
import { evaluate5Unchecked, evaluate7Unchecked } from '../../src/evaluators/rank-sum/rank-sum.ts';
import { randomCards, randomHands } from './proof/random-hands.ts';

/** What is timed: how many cards a hand has, and in which form it is given. */
export const DISCIPLINES = [
  { cards: 7, from: 'encoded', title: 'Seven cards, encoded before the clock starts' },
  { cards: 5, from: 'encoded', title: 'Five cards, encoded before the clock starts' },
  { cards: 7, from: 'text', title: 'Seven cards, read from text' },
  { cards: 5, from: 'text', title: 'Five cards, read from text' },
] as const;

/** Times hands of so many cards in one form. */
export type Discipline = (typeof DISCIPLINES)[number];

/**
 * Judges the hands from `start` up to, but not including, `end`. Returns a sum, so that V8 cannot
 * skip the work.
 */
export type Run = (start: number, end: number) => number;

/** Enough hands that the processor cannot learn the branches of each. */
export const POOL_HANDS = 50_000;

/** All entrants get the same hands. */
const SEED_OF_TIMED_HANDS = 7;

/**
 * Prepares hands for an evaluator: encoded before the clock starts, or as text, where parsing is
 * timed too.
 */
export function runOf(
  evaluator: Evaluator,
  { cards: size, from }: Pick<Discipline, 'cards' | 'from'>,
): Run {
  const pool = randomCards(POOL_HANDS, size, SEED_OF_TIMED_HANDS);
  if (from === 'encoded') return runHands(pool.map(evaluator.encode), evaluator.strengthOf);
  const texts = pool.map((cards) => formatCards(cards));
  return runHands(texts, (text) => evaluator.strength(parseCards(text)));
}

function runHands<Hand>(hands: readonly Hand[], judge: (hand: Hand) => number): Run {
  return (start, end) => {
    let sum = 0;
    for (let index = start; index < end; index++) sum += judge(hands[index] as Hand);
    return sum;
  };
}

type RawRuns = Readonly<Partial<Record<EvaluatorName, Readonly<Record<number, () => Run>>>>>;

/**
 * The functions inside evaluators, by the number of cards. They are called with numbers from a
 * typed array, which would be slow to spread.
 */
export const RAW_RUNS: RawRuns = {
  'rank-sum': { 5: () => runFives(evaluate5Unchecked), 7: () => runSevens(evaluate7Unchecked) },
  'bit-board': { 7: () => runSevens(bitBoardSeven) },
};

function runFives(judge: typeof evaluate5Unchecked): Run {
  const cards = randomHands(POOL_HANDS, 5, SEED_OF_TIMED_HANDS);
  const at = (index: number) => cards[index] as number;
  return (start, end) => {
    let sum = 0;
    for (let i = start * 5; i < end * 5; i += 5)
      sum += judge(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4));
    return sum;
  };
}

function runSevens(judge: typeof evaluate7Unchecked): Run {
  const cards = randomHands(POOL_HANDS, 7, SEED_OF_TIMED_HANDS);
  const at = (index: number) => cards[index] as number;
  return (start, end) => {
    let sum = 0;
    for (let i = start * 7; i < end * 7; i += 7) {
      sum += judge(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6));
    }
    return sum;
  };
}
