/** The proof: it accepts what is right, and shows of what is wrong the smallest two hands. */
import { cactusKev } from '../src/evaluators/cactus-kev/cactus-kev.ts';
import { defineEvaluator, type Evaluator } from '../src/evaluators/evaluator.ts';
import { rankSum, rankSumSevens } from '../src/evaluators/rank-sum/rank-sum.ts';
import type { SevensOfFour } from '../src/evaluators/sevens.ts';
import { planChecks } from '../src/proof/checks.ts';
import { advance, countHands, firstWithLowest, handAt, partsOf } from '../src/proof/enumerate.ts';
import { formatResult } from '../src/proof/format-proof.ts';
import { FIVE_CARD_FREQUENCIES, findWrongFrequency } from '../src/proof/frequencies.ts';
import { findDifference } from '../src/proof/order.ts';
import type { Plan } from '../src/proof/plan.ts';
import { doJob, inThisThread } from '../src/proof/pool.ts';
import { prove, type Result } from '../src/proof/prove.ts';
import { randomHands } from '../src/proof/random-hands.ts';
import { inputOrder, noWheel } from './evaluators/wrong.ts';

/** The first of all hands: all that hold 2C 3C, and the first with 2C 4C. */
const SOME = 24_000;

/** The real reference takes longer; here the quickest evaluator stands in for it. */
const QUICK = { 'rank-sum': rankSum } as const;

async function proofOf(part: Partial<Plan>, fives = SOME): Promise<Result[]> {
  const plan: Plan = { evaluators: QUICK, sevens: {}, comparisons: [], ...part };
  const results: Result[] = [];
  for await (const result of prove(planChecks(plan, fives), inThisThread(plan))) results.push(result);
  return results;
}

function bent(strength: (of: number) => number): Evaluator {
  return defineEvaluator({
    ...rankSum,
    name: 'bent',
    strengthOf: (indices: Uint8Array) => strength(rankSum.strengthOf(indices)),
  }) as Evaluator;
}

describe('hands of five cards', () => {
  test('prove a right evaluator, on whatever scale, and reject wrong ones with the smallest pair', async () => {
    const results = await proofOf({
      evaluators: {
        ...QUICK,
        right: bent((strength) => strength * 3 - 100_000),
        swaps: bent((strength) => (strength === 5 ? 6 : strength === 6 ? 5 : strength)),
        merges: bent((strength) => (strength === 6 ? 5 : strength)),
        silent: bent((strength) => (strength === 7454 ? Number.NaN : strength)),
        'no-wheel': noWheel,
        'input-order': inputOrder,
      },
    });
    const told = results.slice(1).map((result) => formatResult({ ...result, seconds: 1 }));
    expect(told.join('\n')).toBe(`\
  ✓ right         the same order as rank-sum                             1.0 s
  ✗ swaps         the order is not that of rank-sum                      1.0 s
      rank-sum    2C 3C 4C 6C 8D beats 2C 3C 4C 5C 8D
      swaps       2C 3C 4C 6C 8D loses to 2C 3C 4C 5C 8D
  ✗ merges        the order is not that of rank-sum                      1.0 s
      rank-sum    2C 3C 4C 6C 8D beats 2C 3C 4C 5C 8D
      merges      2C 3C 4C 6C 8D ties with 2C 3C 4C 5C 8D
  ✗ silent        bent gives NaN for "2C 3C 4C 5C 6C": expected a number   1.0 s
  ✗ no-wheel      the order is not that of rank-sum                      1.0 s
      rank-sum    2C 3C 4C 5C AD beats 2C 3C 4C 6C AD
      no-wheel    2C 3C 4C 5C AD loses to 2C 3C 4C 6C AD
  ✗ input-order   the order is not that of rank-sum                      1.0 s
      rank-sum    2C 4C 5C 2D 3D ties with 2C 3C 4C 5C 2D
      input-order 2C 4C 5C 2D 3D beats 2C 3C 4C 5C 2D`);
  });

  test('reject a reference with too few classes, or a wrong frequency', async () => {
    const [result] = await proofOf({}, 2000);
    expect(result?.problem).toMatch(/^there are \d+ classes, not 7,462$/);
    const found = { ...FIVE_CARD_FREQUENCIES, flush: 5_112 };
    expect(findWrongFrequency(found, FIVE_CARD_FREQUENCIES)).toBe('flush occurs 5,112 times, not 5,108 times');
    expect(findWrongFrequency(FIVE_CARD_FREQUENCIES, FIVE_CARD_FREQUENCIES)).toBeUndefined();
  });
});

describe('hands of seven cards', () => {
  test('reject ways through them that are not equal', () => {
    const lastOfEach: SevensOfFour = (a, b, c, d, strengths) => {
      const count = rankSumSevens(a, b, c, d, strengths);
      strengths[count - 1] = 1;
      return count;
    };
    const plan = { evaluators: QUICK, sevens: { 'rank-sum': rankSumSevens, lastOfEach }, comparisons: [] };
    const input = { name: 'lastOfEach', reference: 'rank-sum', lowest: 40 };
    const { counts, unequal } = doJob(plan, 'countSevens', input);
    expect([unequal, counts[1]]).toEqual([56, 56]);
    const difference = findDifference(doJob(plan, 'orderSevens', input));
    expect(difference).toMatchObject({ reference: 'beats', judged: 'loses to' });
  });

  test('reject an evaluator that differs on random ones', async () => {
    const wrong = bent((strength) => (strength > 4000 && strength < 4100 ? 5000 : strength));
    const results = await proofOf({
      evaluators: { ...QUICK, wrong, 'cactus-kev': cactusKev },
      comparisons: [
        { evaluator: 'rank-sum', reference: 'cactus-kev', hands: 500 },
        { evaluator: 'wrong', reference: 'rank-sum', hands: 1000 },
      ],
    });
    const problems = results.slice(-2).map(({ problem }) => problem);
    expect(problems).toEqual([undefined, 'the order is not that of rank-sum']);
  });
});

describe('all hands', () => {
  test('are 2,598,960 of five cards and 133,784,560 of seven', () => {
    expect([5, 7].map(countHands)).toEqual([2_598_960, 133_784_560]);
  });

  test('have a first and a last, and between them one after the other', () => {
    expect(handAt(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(handAt(2_598_959, 5)).toEqual([47, 48, 49, 50, 51]);
    expect(handAt(firstWithLowest(44, 7), 7)).toEqual([44, 45, 46, 47, 48, 49, 50]);
    const hand = handAt(2_500_000, 5);
    for (let place = 2_500_001; place < 2_501_000; place++) {
      advance(hand);
      if (hand.join() !== handAt(place, 5).join()) throw new Error(`hand ${place} is ${handAt(place, 5)}, not ${hand}`);
    }
  });

  test('come in parts that follow each other without a gap', () => {
    expect(partsOf(10, 3).map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 6],
      [6, 10],
    ]);
  });
});

describe('random hands', () => {
  const SEED = 3;

  test('are different cards of one deck, each of which comes', () => {
    const hands = randomHands(2000, 7, SEED);
    expect(hands).toHaveLength(14_000);
    for (let start = 0; start < hands.length; start += 7)
      if (new Set(hands.subarray(start, start + 7)).size < 7) throw new Error(`a card comes twice at ${start}`);
    expect([...new Set(hands)].sort((a, b) => a - b)).toEqual([...Array(52).keys()]);
  });

  test('have every card about equally often at every place', () => {
    const counts = new Uint32Array(5 * 52);
    randomHands(52_000, 5, SEED).forEach((card, place) => {
      const at = (place % 5) * 52 + card;
      counts[at] = (counts[at] as number) + 1;
    });
    expect(counts.filter((count) => Math.abs(count - 1000) >= 200)).toHaveLength(0);
  });

  test('are the same for the same seed, and more of them begin with the same ones', () => {
    expect([...randomHands(3, 5, SEED)]).toEqual([...randomHands(9, 5, SEED).subarray(0, 15)]);
    expect([...randomHands(3, 5, SEED)]).not.toEqual([...randomHands(3, 5, SEED + 1)]);
  });
});
