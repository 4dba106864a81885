import type { Check, Finding } from './checks.ts';
import type { Crew } from './crew.ts';

/** A check that has been run. */
export interface Result extends Finding {
  readonly check: Check;
  readonly seconds: number;
}

/** Gets the share of the work that is done, from 0 to 1, and the current check. */
export type OnProgress = (done: number, check: Check) => void;

/**
 * Roughly how many nanoseconds a hand takes in the slow evaluators, to estimate the time left. An evaluator that is not listed,
 * or is slower on this machine, only distorts the progress bar.
 */
const PACE: Readonly<Record<string, number>> = {
  'rule-chain': 1550,
  'map-reduce': 4100,
  'branch-free': 4100,
  counter: 1400,
  neighbours: 500,
};
const QUICK_NS = 300;
const ENUMERATING_NS = 12;
const BEST_OF_21_NS = 27_000;

/** Runs the checks one after the other. A check that cannot be run to its end has failed, and the others still run. */
export async function* prove(
  checks: readonly Check[],
  crew: Crew,
  progress: OnProgress = () => {},
): AsyncGenerator<Result> {
  const work = checks.map((check) => check.hands * paceOf(check));
  const total = work.reduce((sum, one) => sum + one, 0);
  let done = 0;
  for (const [place, check] of checks.entries()) {
    const start = performance.now();
    let hands = 0;
    progress(done / total, check);
    const finding = await check
      .run(crew, (more) => {
        hands += more;
        progress((done + Math.min(hands / check.hands, 1) * (work[place] as number)) / total, check);
      })
      .catch((error: Error): Finding => ({ problem: error.message }));
    done += work[place] as number;
    yield { check, seconds: (performance.now() - start) / 1000, ...finding };
  }
}

function paceOf({ scope, evaluator, reference = '' }: Check): number {
  if (scope === 'all sevens') return ENUMERATING_NS;
  if (scope === 'random sevens') return reference === 'rule-chain' ? 2500 : BEST_OF_21_NS;
  return PACE[evaluator] ?? QUICK_NS;
}
