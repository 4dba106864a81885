/** What a workbench shows, and what can be done with it. */
import type { Exercise } from '../../../coach/exercises.ts';
import type { Where } from '../../../coach/verdict.ts';
import type { Answer } from './answers.ts';
import type { Judged } from './judge.ts';
import type { Progress } from './progress.ts';
import type { Files } from './protocol.ts';

/** Code that is not the reader's, to be looked at and tried: the reader's own stays what it was. */
export interface Preview {
  readonly files: Files;
  /** What is wrong with a classic mistake; nothing is with our code. */
  readonly wrong?: string;
}

export interface BenchState {
  readonly exercise: Exercise;
  /** The file that is in the editor. */
  readonly file: string;
  readonly progress: Progress;
  readonly preview?: Preview | undefined;
  readonly isOpen: boolean;
  readonly isRunning?: boolean;
  readonly judged?: Judged | undefined;
  /** To the examples of the chapter. */
  readonly answers?: readonly Answer[];
  /** Which failure is shown: 0 is the first. */
  readonly failure: number;
}

/** What the reader can do. */
export interface Actions {
  open(): void;
  close(): void;
  run(): void;
  choose(file: string): void;
  startFromNothing(): void;
  /** Shows other code in the editor; without any, the reader's own again. */
  preview(preview: Preview | undefined): void;
  hint(): void;
  nextFailure(): void;
  goTo(where: Where): void;
  next(exercise: string): void;
}

/** Tells whether the reader has written what is in the editor. */
export function isOwn({ exercise, preview, progress }: BenchState): boolean {
  return !preview && progress.isBegun(exercise);
}
