/** The messages to the worker, which judges code for the workbench and counts odds. */
import type { Cards } from '../../../../src/cards/card.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import type { Description } from '../../../coach/mistakes.ts';
import type { BenchData, Files } from '../../view/bench-data.ts';
import type { KnownPrograms, ProgramText } from '../../view/known-programs.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import type { OddsToCount } from '../book/odds-to-count.ts';

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

/** Asks a program what it says of cards: a known one, or the reader's code. */
export interface Asking {
  /** The exercise. */
  readonly asked: string;
  readonly cards: Cards;
  readonly program?: ProgramText | undefined;
  /** The reader's code, if no program is given. */
  readonly files?: Files;
}

/** Before code is judged, the first message has the chapters. */
export type ToWorker =
  | Pick<BenchData, 'chapters'>
  | Judging
  | JudgingExamples
  | Asking
  | OddsToCount;

/** Returns the name of the file that an exercise asks for. */
export const fileOf = ({ unit }: Pick<Exercise, 'unit'>): string => `${unit}.ts`;
