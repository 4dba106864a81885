import { DISCIPLINES, type Discipline } from '../../fast/race/workloads.ts';
import type { Entrant } from './entrants.ts';

/** Hands per second of an evaluator in the median, slowest and fastest round. */
export type Speed = { readonly label: string } & Readonly<
  Record<'median' | 'slowest' | 'fastest', number>
>;

/** The result of one discipline, the fastest first. */
export interface Outcome {
  readonly discipline: Discipline;
  readonly speeds: readonly Speed[];
}

const WARM_UP_MS = 150; // until V8 has compiled the hot code
const LAP_MS = 30;

/**
 * Races all entrants in all disciplines. They take turns with short laps, so that other work on the
 * machine slows all of them.
 */
export async function* race(entrants: readonly Entrant[], rounds: number): AsyncGenerator<Outcome> {
  for (const discipline of DISCIPLINES) {
    const entered = entrants.filter(({ disciplines }) => disciplines.includes(discipline));
    const speeds = new Map<string, number[]>(entered.map(({ label }) => [label, []]));
    for (const { lap } of entered) await lap(discipline, WARM_UP_MS);
    for (let round = 0; round < rounds; round++) {
      for (const { label, lap } of entered) {
        const { hands, milliseconds } = await lap(discipline, LAP_MS);
        speeds.get(label)?.push((hands / milliseconds) * 1000);
      }
    }
    yield { discipline, speeds: [...speeds].map(speedOf).sort((a, b) => b.median - a.median) };
  }
}

function speedOf([label, measured]: readonly [string, readonly number[]]): Speed {
  const sorted = measured.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median =
    ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2;
  return { label, median, slowest: sorted[0] as number, fastest: sorted.at(-1) as number };
}
