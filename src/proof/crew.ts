import { JOBS, type Report } from './jobs.ts';
import type { Roster } from './roster.ts';

export type Job = keyof typeof JOBS;
export type Input<Name extends Job> = Parameters<(typeof JOBS)[Name]>[1];
export type Output<Name extends Job> = ReturnType<(typeof JOBS)[Name]>;

/** Whoever does the jobs of a proof: this thread alone, or several workers. */
export interface Crew {
  readonly size: number;
  /** Does one job on many inputs. The outputs stand in the order of the inputs; the first that fails ends it. */
  run<Name extends Job>(name: Name, inputs: readonly Input<Name>[], report: Report): Promise<Output<Name>[]>;
}

/** Does one job, here and now. */
export function doJob<Name extends Job>(roster: Roster, name: Name, input: Input<Name>, report: Report): Output<Name> {
  const job = JOBS[name] as (roster: Roster, input: Input<Name>, report: Report) => Output<Name>;
  return job(roster, input, report);
}

/** This thread alone, on any roster. */
export function alone(roster: Roster): Crew {
  return { size: 1, run: async (name, inputs, report) => inputs.map((input) => doJob(roster, name, input, report)) };
}
