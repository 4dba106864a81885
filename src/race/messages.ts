import type { Discipline } from './disciplines.ts';
import type { Lap } from './lap.ts';

/** What a worker has to know to run for somebody. */
export interface EntrantData {
  readonly name: string;
  readonly isRaw?: boolean;
  /** The module of somebody's own evaluator. */
  readonly file?: string;
}

/** One lap to run. */
export interface Order {
  readonly discipline: Discipline;
  readonly milliseconds: number;
}

export type Answer = { readonly lap: Lap } | { readonly error: string };
