import { DISCIPLINES, type Discipline } from './disciplines.ts';
import type { Entrant } from './entrants.ts';

/** How fast an evaluator was, in hands a second: the median round, the slowest and the fastest. */
export interface Speed {
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

const WARM_UP_MS = 150; // until V8 has compiled the hot code
const LAP_MS = 30;

/**
 * Races all entrants in all disciplines. They take turns, a short lap each in every round, so that other work on the machine
 * slows all alike. (Not by tinybench: it measures one task after the other and times each call, which for a hand of seven
 * nanoseconds measures the clock.)
 */
export async function* race(
  entrants: readonly Entrant[],
  rounds: number,
  progress: (done: number, discipline: Discipline) => void = () => {},
): AsyncGenerator<Outcome> {
  for (const [place, discipline] of DISCIPLINES.entries()) {
    const entered = entrants.filter(({ disciplines }) => disciplines.includes(discipline));
    const speeds = new Map<string, number[]>(entered.map(({ label }) => [label, []]));
    const laps = entered.length * (WARM_UP_MS / LAP_MS + rounds);
    let run = 0;
    const time = async ({ lap }: Entrant, milliseconds: number): Promise<number> => {
      progress((place + run / laps) / DISCIPLINES.length, discipline);
      const { hands, milliseconds: taken } = await lap(discipline, milliseconds);
      run += milliseconds / LAP_MS;
      return (hands / taken) * 1000;
    };
    for (const entrant of entered) await time(entrant, WARM_UP_MS);
    for (let round = 0; round < rounds; round++) {
      for (const entrant of entered) speeds.get(entrant.label)?.push(await time(entrant, LAP_MS));
    }
    yield { discipline, speeds: [...speeds].map(speedOf).sort((a, b) => b.median - a.median) };
  }
}

function speedOf([label, measured]: readonly [string, readonly number[]]): Speed {
  const sorted = measured.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2;
  return { label, median, slowest: sorted[0] as number, fastest: sorted.at(-1) as number };
}
