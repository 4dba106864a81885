import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Evaluator } from '../../src/evaluators/evaluator.ts';
import { rankSum } from '../../src/evaluators/rank-sum/rank-sum.ts';
import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { findDisagreement } from '../../src/race/check.ts';
import { DISCIPLINES } from '../../src/race/disciplines.ts';
import type { Entrant } from '../../src/race/entrants.ts';
import { checkSolution } from '../../src/race/guarded-check.ts';
import { RAW_RUNS, runEncoded, runText } from '../../src/race/lane.ts';
import { lapTimerOf } from '../../src/race/lap.ts';
import type { CheckData } from '../../src/race/messages.ts';
import { race } from '../../src/race/race.ts';
import { PatientClock } from '../../src/terminal/patience.ts';
import { noWheel } from '../evaluators/wrong/no-wheel.ts';

test('all forms of a hand give the same strengths', () => {
  const runs = [
    runEncoded(rankSum as Evaluator, 7),
    runText(rankSum as Evaluator, 7),
    RAW_RUNS['rank-sum']?.[7]?.(),
    RAW_RUNS['bit-board']?.[7]?.(),
  ];
  const sums = runs.map((run) => run?.(100, 300));
  expect(new Set(sums).size).toBe(1);
  expect(sums[0]).toBeGreaterThan(200);
});

test('a lap takes as long as it should, and counts its hands', () => {
  let counted = 0;
  const timer = lapTimerOf((start, end) => {
    counted += end - start;
    return 0;
  });
  const { hands, milliseconds } = timer.lap(5);
  expect(hands).toBe(counted);
  expect(milliseconds).toBeGreaterThanOrEqual(5);
  expect(() => lapTimerOf(() => Number.NaN).lap(1)).toThrow('one of them is not a number');
});

test('entrants take turns, and the median counts', async () => {
  const order: string[] = [];
  const entrant = (label: string, speeds: number[]): Entrant => ({
    label,
    disciplines: DISCIPLINES.slice(0, 1),
    async lap(_, milliseconds) {
      order.push(label);
      return { hands: speeds.shift() as number, milliseconds };
    },
  });
  const outcomes = [];
  for await (const outcome of race([entrant('a', [0, 30, 90, 60, 60]), entrant('b', [0, 300, 600, 30, 90])], 4))
    outcomes.push(outcome);
  expect(order.join('')).toBe('ababababab');
  expect(outcomes[0]?.speeds).toEqual([
    { label: 'b', median: 6500, slowest: 1000, fastest: 20_000 },
    { label: 'a', median: 2000, slowest: 1000, fastest: 3000 },
  ]);
});

test('somebody else’s evaluator is checked with hands that chance does not deal', () => {
  const trap = parseCards('5H 6H 7H 8H 9H TS');
  const isTrap = (cards: Cards) => formatCards(cards) === formatCards(trap);
  const missing = {
    ...rankSum,
    name: 'missing',
    strength: (cards: Cards) => (isTrap(cards) ? 1 : rankSum.strength(cards)),
  };
  expect(findDisagreement(missing as Evaluator)).toMatch(/5H 6H 7H 8H 9H TS should beat .*, but /);
  const noRoyal = { ...rankSum, name: 'no-royal', strength: (cards: Cards) => Math.min(7461, rankSum.strength(cards)) };
  expect(findDisagreement(noRoyal as Evaluator)).toBe(
    'no-royal is not right: AC KC QC JC TC should beat KC QC JC TC 9C, but ties with it',
  );
});

test('somebody else’s evaluator is checked against the rules first', () => {
  expect(findDisagreement(rankSum as Evaluator)).toBeUndefined();
  expect(findDisagreement(noWheel as Evaluator)).toMatch(/^no-wheel is not right: .* should beat .*, but loses to it$/);
});

/** A worker that has come to a hand of a size, and says nothing more. */
const stuckAt = (size: number, place: number) => (data: CheckData) => {
  data.progress.set([size, place]);
  return Object.assign(new EventEmitter(), { terminate: async () => 0 }) as unknown as Worker;
};

test.each([
  ['is loaded', 0, '"own.js" is not loaded within 20 seconds: is there an endless loop?'],
  ['has judged a hand', 5, '"own.js" gives no answer for "7C 5C 4C 3C 2D" within 3 seconds: is there an endless loop?'],
])('an evaluator that does not end before it %s is named', async (_, size, message) => {
  let worked = 0;
  const clock = new PatientClock(30_000, () => (worked += 30_000)); // each look comes half a minute after the last
  await expect(checkSolution('own.js', stuckAt(size, 0), clock)).rejects.toThrow(message);
});
