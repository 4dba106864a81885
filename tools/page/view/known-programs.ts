import type { Description } from '../../coach/mistakes.ts';

/** The name by which a program in the page imports what it needs of the kata. */
export const KATA = 'kata';

/** The code of a program that judges the reader's own examples. */
export interface ProgramText {
  /** Its imports of values, all from `KATA`; empty if there are none. */
  readonly imports: string;
  /** Its code to read, without the imports. */
  readonly code: string;
}

/** The text of a known mistake, which should fail an example. */
export interface MistakeText extends ProgramText, Pick<Description, 'caughtBy'> {}

/** The programs that judge the examples of an exercise. */
export interface KnownPrograms {
  readonly mistakes: readonly MistakeText[];
  /** Right programs, which no example may fail. */
  readonly right: readonly ProgramText[];
}

/** All of them in the page, by the name of the exercise. */
export type AllPrograms = Readonly<Record<string, KnownPrograms>>;
