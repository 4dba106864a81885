/** The messages to the worker of the workbench. */
import type { Exercise } from '../../../learning/coach/exercises.ts';
import type { BenchData, Files } from '../../view/bench-data.ts';

/** An exercise to judge, with the code. */
export interface Judging extends Pick<Exercise, 'name' | 'units'> {
  readonly files: Files;
}

/** The first message has the chapters. */
export type ToWorker = Pick<BenchData, 'chapters'> | Judging;

/** Lists the names of the files that an exercise asks for. */
export const filesOf = ({ units }: Exercise): string[] => units.map((unit) => `${unit}.ts`);
