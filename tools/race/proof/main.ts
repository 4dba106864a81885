/**
 * `npx tsx tools/race/proof/main.ts` proves the evaluators, and prints each result. With
 * `--five-cards` it leaves out the hands of seven cards. A failed check sets the exit status.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startWorker } from '../../machine/package/start-worker.ts';
import { painterFor } from '../../machine/terminal/colours.ts';
import { drawFor } from '../../machine/terminal/draw-cards.ts';
import { BAD_DATA } from '../../machine/terminal/exit-status.ts';
import { type Check, FIVES, planChecks, prove, type Result, SEVENS } from './checks.ts';
import { formatEnd, formatFrequencies, formatResult } from './format-proof.ts';
import type { Frequencies } from './frequencies.ts';
import type { Pool } from './jobs.ts';
import { PLAN, type Plan } from './plan.ts';
import { poolOf } from './pool.ts';

const FIVE_CARDS: Plan = { ...PLAN, sevens: {}, comparisons: [] };

/** Each builds its own tables, and the longest job is a seventh of a check. */
const MOST_THREADS = 8;

const { values } = parseArgs({ options: { 'five-cards': { type: 'boolean' } } });
await printProof(values['five-cards'] ? FIVE_CARDS : PLAN);

async function printProof(plan: Plan): Promise<void> {
  const start = performance.now();
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  const workers = Array.from({ length: threads }, () => startWorker('proof'));
  try {
    const checks = planChecks(plan);
    const results = await printResults(checks, poolOf(workers));
    printEnd(results, (performance.now() - start) / 1000, threads);
    if (results.some(({ problem }) => problem !== undefined)) process.exitCode = BAD_DATA;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Prints each result when it is there, below the title of its scope. */
async function printResults(checks: readonly Check[], pool: Pool): Promise<Result[]> {
  const { stdout } = process;
  const draw = drawFor(stdout);
  const paint = painterFor(stdout);
  const results: Result[] = [];
  for await (const result of prove(checks, pool)) {
    const { scope } = result.check;
    const previous = results.at(-1);
    if (previous?.check.scope !== scope) stdout.write(`${previous ? '\n' : ''}${scope}\n`);
    stdout.write(`${formatResult(result, draw, paint)}\n`);
    results.push(result);
  }
  return results;
}

/** Prints how often each category occurs, and whether all checks passed. */
function printEnd(results: readonly Result[], seconds: number, threads: number): void {
  const { stdout } = process;
  const five = frequenciesIn(FIVES, results);
  if (five) stdout.write(`\n${formatFrequencies(five, frequenciesIn(SEVENS, results))}\n`);
  stdout.write(`\n${formatEnd(results, seconds, threads)}\n`);
}

function frequenciesIn(scope: string, results: readonly Result[]): Frequencies | undefined {
  return results.find(({ check }) => check.scope === scope)?.frequencies;
}
