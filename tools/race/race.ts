import type { Entrant } from './entrants.ts';
import { DISCIPLINES, type Discipline } from './workloads.ts';

/** Hands per second of an evaluator in the median, slowest and fastest round. */
export interface Speed {
  /** The name of the evaluator, as it is shown. */
  readonly label: string;
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

/** The result of one discipline, the fastest first. */
export interface Outcome {
  readonly discipline: Discipline;
  readonly speeds: readonly Speed[];
}

/** Until V8 has compiled the hot code. */
const WARM_UP_MS = 150;
const LAP_MS = 30;

/**
 * Races all entrants in all disciplines. They take turns with short laps, so that other work on the
 * machine slows all of them.
 */
export async function* race(entrants: readonly Entrant[], rounds: number): AsyncGenerator<Outcome> {
  for (const discipline of DISCIPLINES) {
    const entered = entrants.filter(({ disciplines }) => disciplines.includes(discipline));
    const measured = entered.map((): number[] => []);
    for (const { lap } of entered) await lap(discipline, WARM_UP_MS);
    for (let round = 0; round < rounds; round++) {
      for (const [index, { lap }] of entered.entries()) {
        const { hands, milliseconds } = await lap(discipline, LAP_MS);
        measured[index]?.push((hands / milliseconds) * 1000);
      }
    }
    const speeds = entered.map(({ label }, index) => speedOf(label, measured[index] as number[]));
    yield { discipline, speeds: speeds.sort((a, b) => b.median - a.median) };
  }
}

function speedOf(label: string, handsPerSecond: readonly number[]): Speed {
  const sorted = handsPerSecond.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median =
    ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2;
  return { label, median, slowest: sorted[0] as number, fastest: sorted.at(-1) as number };
}
