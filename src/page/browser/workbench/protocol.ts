/** The messages to the worker of the workbench. */
import type { Exercise } from '../../../learning/coach/exercise.ts';
import type { Description } from '../../../learning/mistakes/mistakes.ts';
import type { BenchData, Files } from '../../view/bench-data.ts';
import type { KnownPrograms, ProgramText } from '../../view/known-programs.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';

/** An exercise to judge, with the code. */
export interface Code extends Pick<Exercise, 'name'> {
  readonly files: Files;
}

/** What the worker needs to judge code. */
export interface Judging extends Code {
  /** The reader's own examples, which are run first. */
  readonly own: readonly ExampleToJudge[];
}

/** The programs that judge examples, with the words about each mistake. */
export interface ProgramsToAsk extends Pick<KnownPrograms, 'right'> {
  readonly mistakes: readonly (ProgramText & Description)[];
}

/** The reader's own examples of an exercise, to be judged by known programs. */
export interface JudgingExamples {
  readonly examplesOf: string;
  readonly own: readonly ExampleToJudge[];
  readonly programs: ProgramsToAsk;
}

/** The first message has the chapters. */
export type ToWorker = Pick<BenchData, 'chapters'> | Judging | JudgingExamples;

/** Returns the name of the file that an exercise asks for. */
export const fileOf = ({ unit }: Pick<Exercise, 'unit'>): string => `${unit}.ts`;
