import type { Evaluator } from '../evaluators/evaluator.ts';
import type { Lap } from './lap.ts';
import type { Discipline } from './workloads.ts';

/** What a worker needs to run an evaluator. */
export interface EntrantData {
  readonly name: string;
  readonly isRaw?: boolean;
  /** The file of your own evaluator. */
  readonly file?: string;
}

/** What a worker needs to check a solution. */
export interface CheckData {
  readonly file: string;
  /** The size of the hand that is judged, 0 while the file is loaded, and its place among the hands of that size. */
  readonly progress: Int32Array;
}

/** The result of checking a solution. */
export interface Checked extends Pick<Evaluator, 'name' | 'minCards' | 'maxCards'> {
  /** How it disagrees with the rules, if it does. */
  readonly disagreement?: string;
}

/** One lap to run. */
export interface Order {
  readonly discipline: Discipline;
  readonly milliseconds: number;
}

export type Answer = { readonly lap: Lap } | { readonly error: string };
