/** The proof: it accepts right evaluators, and shows the smallest two hands for wrong ones. */

import { formatResult } from '../../../src/command/proof/format-proof.ts';
import { cactusKev } from '../../../src/fast/evaluators/cactus-kev/cactus-kev.ts';
import { defineEvaluator, type Evaluator } from '../../../src/fast/evaluators/evaluator.ts';
import { rankSum, rankSumSevens } from '../../../src/fast/evaluators/rank-sum/rank-sum.ts';
import type { SevensOfFour } from '../../../src/fast/evaluators/sevens.ts';
import { planChecks, prove, type Result } from '../../../src/fast/proof/checks.ts';
import { advance, choose, handAt, partsOf } from '../../../src/fast/proof/enumerate.ts';
import { FIVE_CARD_FREQUENCIES, findWrongFrequency } from '../../../src/fast/proof/frequencies.ts';
import type { Pool } from '../../../src/fast/proof/jobs.ts';
import { doJob } from '../../../src/fast/proof/jobs.ts';
import type { Plan } from '../../../src/fast/proof/plan.ts';
import { randomHands } from '../../../src/fast/proof/random-hands.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { inputOrder, noWheel } from '../../fast/evaluators/wrong.ts';

/** The number of hands: all with 2C 3C, and the first with 2C 4C. */
const SOME = 24_000;

/** The quickest evaluator, instead of the slow reference. */
const QUICK = { 'rank-sum': rankSum } as const;

async function proofOf(part: Partial<Plan>, fives = SOME): Promise<Result[]> {
  const plan: Plan = { evaluators: QUICK, sevens: {}, comparisons: [], ...part };
  const results: Result[] = [];
  const pool: Pool = async (name, inputs) => inputs.map((input) => doJob(plan, name, input));
  for await (const result of prove(planChecks(plan, fives), pool)) results.push(result);
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
  test('prove a right evaluator on any scale, and reject wrong ones with the smallest two hands', async () => {
    const results = await proofOf({
      evaluators: {
        ...QUICK,
        right: bent((strength) => strength * 3 - 100_000),
        swaps: bent(
          (strength) =>
            new Map([
              [5, 6],
              [6, 5],
            ]).get(strength) ?? strength,
        ),
        merges: bent((strength) => (strength === 6 ? 5 : strength)),
        silent: bent((strength) => (strength === 7454 ? Number.NaN : strength)),
        'no-wheel': noWheel,
        'input-order': inputOrder,
      },
    });
    const [draw, paint] = [(cards: Cards) => formatCards(cards), (_: string, text: string) => text];
    const lines = results
      .slice(1)
      .map((result) => formatResult({ ...result, seconds: 1 }, draw, paint));
    expect(lines.join('\n')).toBe(`\
  ✓ right         the same order as rank-sum                             1.0 s
  ✗ swaps         not the same order as rank-sum                         1.0 s
      2C 3C 4C 6C 8D should beat 2C 3C 4C 5C 8D, but loses to it
  ✗ merges        not the same order as rank-sum                         1.0 s
      2C 3C 4C 6C 8D should beat 2C 3C 4C 5C 8D, but ties with it
  ✗ silent        bent gives NaN for "2C 3C 4C 5C 6C": expected a number   1.0 s
  ✗ no-wheel      not the same order as rank-sum                         1.0 s
      2C 3C 4C 5C AD should beat 2C 3C 4C 6C AD, but loses to it
  ✗ input-order   not the same order as rank-sum                         1.0 s
      2C 4C 5C 2D 3D should tie with 2C 3C 4C 5C 2D, but beats it`);
  });

  test('reject a reference with too few classes, or a wrong frequency', async () => {
    const [result] = await proofOf({}, 2000);
    expect(result?.problem).toMatch(/^it finds \d+ classes, not 7,462$/);
    const found = { ...FIVE_CARD_FREQUENCIES, flush: 5_112 };
    expect(findWrongFrequency(found, FIVE_CARD_FREQUENCIES)).toBe(
      'flush occurs 5,112 times, not 5,108 times',
    );
    expect(findWrongFrequency(FIVE_CARD_FREQUENCIES, FIVE_CARD_FREQUENCIES)).toBeUndefined();
  });
});

describe('hands of seven cards', () => {
  test('reject loops over them that differ', () => {
    const lastOfEach: SevensOfFour = (a, b, c, d, strengths) => {
      const count = rankSumSevens(a, b, c, d, strengths);
      strengths[count - 1] = 1;
      return count;
    };
    const plan = {
      evaluators: QUICK,
      sevens: { 'rank-sum': rankSumSevens, lastOfEach },
      comparisons: [],
    };
    const input = { name: 'lastOfEach', reference: 'rank-sum', lowest: 40 };
    const { counts, unequal } = doJob(plan, 'countSevens', input);
    expect([unequal, counts[1]]).toEqual([56, 56]);
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
    expect(problems).toEqual([undefined, 'not the same order as rank-sum']);
  });
});

test('hands are enumerated without gaps, also in parts', () => {
  expect([5, 7].map((size) => choose(52, size))).toEqual([2_598_960, 133_784_560]);
  expect(handAt(0, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(handAt(2_598_959, 5)).toEqual([47, 48, 49, 50, 51]);
  const hand = handAt(2_500_000, 5);
  for (let place = 2_500_001; place < 2_501_000; place++) {
    advance(hand);
    if (hand.join() !== handAt(place, 5).join())
      throw new Error(`hand ${place} is ${handAt(place, 5)}, not ${hand}`);
  }
  expect(partsOf(10, 3).map(({ start, end }) => `${start}-${end}`)).toEqual(['0-3', '3-6', '6-10']);
});

test('random hands have every card of a deck about equally often at every place, and none twice', () => {
  const counts = new Uint32Array(5 * 52);
  const hands = randomHands(52_000, 5, 3);
  hands.forEach((card, place) => {
    counts[(place % 5) * 52 + card] = 1 + (counts[(place % 5) * 52 + card] as number);
  });
  expect(counts.filter((count) => Math.abs(count - 1000) >= 200)).toHaveLength(0);
  for (let start = 0; start < hands.length; start += 5)
    if (new Set(hands.subarray(start, start + 5)).size < 5)
      throw new Error(`a card occurs twice at ${start}`);
  expect(randomHands(3, 5, 3)).toEqual(randomHands(9, 5, 3).subarray(0, 15));
  expect(randomHands(3, 5, 3)).not.toEqual(randomHands(3, 5, 4));
});
