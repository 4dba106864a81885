/** The race in threads: a wrong evaluator, and laps of all forms of a hand. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Evaluator } from '../../../src/evaluators/evaluator.ts';
import { rankSum } from '../../../src/evaluators/rank-sum/rank-sum.ts';
import { FROM_SOURCE, pokerKata } from '../../command/test/command.ts';
import { RAW_RUNS, runOf } from '../workloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('from source, a wrong solution is raced anyway, and the exit status is 1', async () => {
  const file = join(folder, 'same.ts');
  writeFileSync(file, 'export default (): number => 1;');
  const race = ['race', '--rounds', '1', '--json', '--solution', file];
  const { status, stdout } = await pokerKata(race, '', FROM_SOURCE);
  expect(JSON.parse(stdout)).toMatchObject({
    disagreement: expect.stringContaining('same is wrong: '),
  });
  expect(status).toBe(1);
});

test('all forms of a hand give the same strengths', () => {
  const runs = [
    runOf(rankSum as Evaluator, { cards: 7, from: 'encoded' }),
    runOf(rankSum as Evaluator, { cards: 7, from: 'text' }),
    RAW_RUNS['rank-sum']?.[7]?.(),
    RAW_RUNS['bit-board']?.[7]?.(),
  ];
  const sums = runs.map((run) => run?.(100, 300));
  expect(new Set(sums).size).toBe(1);
  expect(sums[0]).toBeGreaterThan(200);
});
