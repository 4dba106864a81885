import { DISCIPLINES, type Discipline } from './disciplines.ts';
import type { Entrant } from './entrants.ts';

/** How fast somebody was, in hands a second: the median round, the slowest and the fastest. */
export interface Speed {
  readonly label: string;
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

/** What came out of one discipline, the fastest first. */
export interface Outcome {
  readonly discipline: Discipline;
  readonly speeds: readonly Speed[];
}

const WARM_UP = 150; // milliseconds, until V8 has compiled what is worth it
const LAP = 30;

/**
 * Races all entrants in all disciplines. They take turns, a short lap each in every round, so that whatever else the machine
 * does hits all alike. (tinybench was looked at: it measures one task to its end before the next, and times each call,
 * which for a hand of seven nanoseconds measures the clock.)
 */
export async function* race(
  entrants: readonly Entrant[],
  rounds: number,
  progress: (done: number, discipline: Discipline) => void = () => {},
): AsyncGenerator<Outcome> {
  for (const [place, discipline] of DISCIPLINES.entries()) {
    const runners = entrants.filter(({ disciplines }) => disciplines.includes(discipline));
    const speeds = new Map<string, number[]>(runners.map(({ label }) => [label, []]));
    const laps = runners.length * (WARM_UP / LAP + rounds);
    let run = 0;
    const time = async ({ lap }: Entrant, milliseconds: number): Promise<number> => {
      progress((place + run / laps) / DISCIPLINES.length, discipline);
      const { hands, milliseconds: taken } = await lap(discipline, milliseconds);
      run += milliseconds / LAP;
      return (hands / taken) * 1000;
    };
    for (const runner of runners) await time(runner, WARM_UP);
    for (let round = 0; round < rounds; round++) {
      for (const runner of runners) speeds.get(runner.label)?.push(await time(runner, LAP));
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
