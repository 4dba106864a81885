/** The messages to the worker of the workbench. */
import type { Exercise } from '../../../learning/coach/exercise.ts';
import type { BenchData, Files } from '../../view/bench-data.ts';

/** An exercise to judge, with the code. */
export interface Judging extends Pick<Exercise, 'name'> {
  readonly files: Files;
}

/** The first message has the chapters. */
export type ToWorker = Pick<BenchData, 'chapters'> | Judging;

/** Returns the name of the file that an exercise asks for. */
export const fileOf = ({ unit }: Exercise): string => `${unit}.ts`;
