import type { Check, Finding } from './checks.ts';
import type { Pool } from './pool.ts';

/** A check that has been run. */
export interface Result extends Finding {
  readonly check: Check;
  readonly seconds: number;
}

/** Runs the checks one after the other. A check that cannot be run to its end has failed, and the others still run. */
export async function* prove(checks: readonly Check[], pool: Pool): AsyncGenerator<Result> {
  for (const check of checks) {
    const start = performance.now();
    const finding = await check.run(pool).catch((error: Error): Finding => ({ problem: error.message }));
    yield { check, seconds: (performance.now() - start) / 1000, ...finding };
  }
}
