import { availableParallelism } from 'node:os';
import { FIVES, planChecks, prove, type Result, SEVENS } from '../../fast/proof/checks.ts';
import { PLAN, type Plan } from '../../fast/proof/plan.ts';
import { startWorker } from '../../machine/package/start-worker.ts';
import { painterFor } from '../../machine/terminal/colours.ts';
import { drawFor } from '../../machine/terminal/draw-cards.ts';
import { BAD_DATA } from '../../machine/terminal/exit-status.ts';
import { formatEnd, formatFrequencies, formatResult } from './format-proof.ts';
import { poolOf } from './pool.ts';

const FIVE_CARDS: Plan = { ...PLAN, sevens: {}, comparisons: [] };
const MOST_THREADS = 8; // each builds its own tables, and the longest job is a seventh of a check

export async function printProof({
  fiveCards = false,
}: {
  readonly fiveCards?: boolean;
}): Promise<void> {
  const { stdout } = process;
  const [draw, paint] = [drawFor(stdout), painterFor(stdout)];
  const start = performance.now();
  const workers = Array.from({ length: Math.min(availableParallelism(), MOST_THREADS) }, () =>
    startWorker('proof'),
  );
  const results: Result[] = [];
  try {
    for await (const result of prove(planChecks(fiveCards ? FIVE_CARDS : PLAN), poolOf(workers))) {
      const { scope } = result.check;
      if (results.at(-1)?.check.scope !== scope)
        stdout.write(`${results.length > 0 ? '\n' : ''}${scope}\n`);
      stdout.write(`${formatResult(result, draw, paint)}\n`);
      results.push(result);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const frequenciesOf = (scope: string) =>
    results.find(({ check }) => check.scope === scope)?.frequencies;
  const five = frequenciesOf(FIVES);
  if (five) stdout.write(`\n${formatFrequencies(five, frequenciesOf(SEVENS))}\n`);
  stdout.write(`\n${formatEnd(results, (performance.now() - start) / 1000, workers.length)}\n`);
  if (results.some(({ problem }) => problem !== undefined)) process.exitCode = BAD_DATA;
}
