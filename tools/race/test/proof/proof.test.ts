/** The proof: it accepts right evaluators, and shows the smallest two hands for wrong ones. */
import type { Cards } from '../../../../src/cards/card.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { cactusKev } from '../../../../src/evaluators/cactus-kev/cactus-kev.ts';
import { defineEvaluator, type Evaluator } from '../../../../src/evaluators/evaluator.ts';
import { rankSum, rankSumSevens } from '../../../../src/evaluators/rank-sum/rank-sum.ts';
import type { SevensOfFour } from '../../../../src/evaluators/sevens.ts';
import { planChecks, prove, type Result } from '../../proof/checks.ts';
import { advance, choose, handAt, partsOf } from '../../proof/enumerate.ts';
import { formatResult } from '../../proof/format-proof.ts';
import { FIVE_CARD_FREQUENCIES, findWrongFrequency } from '../../proof/frequencies.ts';
import { doJob, type Pool } from '../../proof/jobs.ts';
import type { Plan } from '../../proof/plan.ts';
import { randomHands } from '../../proof/random-hands.ts';
import { inputOrder, noWheel } from '../race/wrong.ts';

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

/** rank-sum with other strengths. */
function bent(name: string, bend: (strength: number) => number): Evaluator {
  return defineEvaluator({
    ...rankSum,
    name,
    strengthOf: (indices: Uint8Array) => bend(rankSum.strengthOf(indices)),
  }) as Evaluator;
}

function swapFiveAndSix(strength: number): number {
  if (strength === 5) return 6;
  return strength === 6 ? 5 : strength;
}

/** What the proof prints about an evaluator that is compared with rank-sum, each time in 1 s. */
async function printedFor(evaluator: Evaluator): Promise<string> {
  const { name } = evaluator;
  const results = await proofOf({ evaluators: { ...QUICK, [name]: evaluator } });
  const result = results.at(-1) as Result;
  const draw = (cards: Cards) => formatCards(cards);
  return formatResult({ ...result, seconds: 1 }, draw, (_style, text) => text);
}

describe('hands of five cards', () => {
  test('prove a right evaluator on any scale', async () => {
    const right = bent('right', (strength) => strength * 3 - 100_000);
    expect(await printedFor(right)).toBe(
      '  ✓ right         the same order as rank-sum                             1.0 s',
    );
  });

  test.each([
    {
      evaluator: bent('swaps', swapFiveAndSix),
      hands: '2C 3C 4C 6C 8D should beat 2C 3C 4C 5C 8D, but loses to it',
    },
    {
      evaluator: bent('merges', (strength) => (strength === 6 ? 5 : strength)),
      hands: '2C 3C 4C 6C 8D should beat 2C 3C 4C 5C 8D, but ties with it',
    },
    {
      evaluator: noWheel,
      hands: '2C 3C 4C 5C AD should beat 2C 3C 4C 6C AD, but loses to it',
    },
    {
      evaluator: inputOrder,
      hands: '2C 4C 5C 2D 3D should tie with 2C 3C 4C 5C 2D, but beats it',
    },
  ])('reject $evaluator.name with the smallest two hands', async ({ evaluator, hands }) => {
    const name = evaluator.name.padEnd(12);
    expect(await printedFor(evaluator as Evaluator)).toBe(`\
  ✗ ${name}  not the same order as rank-sum                         1.0 s
      ${hands}`);
  });

  test('reject an evaluator that does not give a number', async () => {
    const silent = bent('silent', (strength) => (strength === 7454 ? Number.NaN : strength));
    expect(await printedFor(silent)).toBe(
      '  ✗ silent        silent gives NaN for "2C 3C 4C 5C 6C": expected a number   1.0 s',
    );
  });

  test('reject a reference with too few classes', async () => {
    const [result] = await proofOf({}, 2000);
    expect(result?.problem).toMatch(/^it finds \d+ different strengths, not 7,462$/);
  });
});

describe('frequencies', () => {
  test('are wrong if one of them is', () => {
    const counted = { ...FIVE_CARD_FREQUENCIES, flush: 5_112 };
    expect(findWrongFrequency(counted, FIVE_CARD_FREQUENCIES)).toBe(
      'flush occurs 5,112 times, not 5,108 times',
    );
  });

  test('are right if all of them are', () => {
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
    const wrong = bent('wrong', (strength) =>
      strength > 4000 && strength < 4100 ? 5000 : strength,
    );
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

describe('hands in order', () => {
  test('are as many as there are', () => {
    expect(choose(52, 5)).toBe(2_598_960);
    expect(choose(52, 7)).toBe(133_784_560);
  });

  test('go from the lowest cards to the highest', () => {
    expect(handAt(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(handAt(2_598_959, 5)).toEqual([47, 48, 49, 50, 51]);
  });

  test('follow each other without gaps', () => {
    const hand = handAt(2_500_000, 5);
    for (let index = 2_500_001; index < 2_501_000; index++) {
      advance(hand);
      if (hand.join() !== handAt(index, 5).join())
        throw new Error(`hand ${index} is ${handAt(index, 5)}, not ${hand}`);
    }
  });

  test('can be cut into parts', () => {
    const parts = partsOf(10, 3).map(({ start, end }) => `${start}-${end}`);
    expect(parts).toEqual(['0-3', '3-6', '6-10']);
  });
});

describe('random hands', () => {
  const hands = randomHands(52_000, 5, 3);

  test('have every card of a deck about equally often at every place', () => {
    const counts = new Uint32Array(5 * 52);
    for (const [index, card] of hands.entries()) {
      const place = index % 5;
      counts[place * 52 + card] = 1 + (counts[place * 52 + card] as number);
    }
    expect(counts.filter((count) => Math.abs(count - 1000) >= 200)).toHaveLength(0);
  });

  test('have no card twice', () => {
    for (let start = 0; start < hands.length; start += 5) {
      const cards = new Set(hands.subarray(start, start + 5));
      if (cards.size < 5) throw new Error(`a card occurs twice at ${start}`);
    }
  });

  test('are the same for the same seed, however many there are', () => {
    expect(randomHands(3, 5, 3)).toEqual(hands.subarray(0, 15));
    expect(randomHands(3, 5, 4)).not.toEqual(hands.subarray(0, 15));
  });
});
