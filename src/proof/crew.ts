import { JOBS, type Report } from './jobs.ts';
import type { Roster } from './roster.ts';

export type Job = keyof typeof JOBS;
export type Input<Name extends Job> = Parameters<(typeof JOBS)[Name]>[1];
export type Output<Name extends Job> = ReturnType<(typeof JOBS)[Name]>;

/** Does the jobs of a proof: in this thread alone, or in several workers. */
export interface Crew {
  readonly size: number;
  /** Does one job on many inputs. The outputs are in the order of the inputs; the first failure ends it. */
  run<Name extends Job>(name: Name, inputs: readonly Input<Name>[], report: Report): Promise<Output<Name>[]>;
}

/** Does one job, here and now. */
export function doJob<Name extends Job>(roster: Roster, name: Name, input: Input<Name>, report: Report): Output<Name> {
  const job = JOBS[name] as (roster: Roster, input: Input<Name>, report: Report) => Output<Name>;
  return job(roster, input, report);
}

/** A crew of this thread alone, on any roster. */
export function alone(roster: Roster): Crew {
  return { size: 1, run: async (name, inputs, report) => inputs.map((input) => doJob(roster, name, input, report)) };
}
