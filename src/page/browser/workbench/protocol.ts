/** The messages to the worker, which judges code for the workbench and counts odds. */
import type { Exercise } from '../../../learning/coach/exercise.ts';
import type { BenchData, Files } from '../../view/bench-data.ts';
import type { OddsToCount } from '../book/odds-to-count.ts';

/** An exercise to judge, with the code. */
export interface Judging extends Pick<Exercise, 'name'> {
  readonly files: Files;
}

/** Before code is judged, the first message has the chapters. */
export type ToWorker = Pick<BenchData, 'chapters'> | Judging | OddsToCount;

/** Returns the name of the file that an exercise asks for. */
export const fileOf = ({ unit }: Exercise): string => `${unit}.ts`;
