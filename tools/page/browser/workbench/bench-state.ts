/** The state of a workbench, and what follows from it. */
import type { Exercise } from '../../../coach/exercise.ts';
import { type Breakdown, isDone, type Where } from '../../../coach/verdict.ts';
import type { Files } from '../../view/bench-data.ts';
import { BENCH, failureIn, type Judged } from './judge.ts';
import type { Progress } from './progress.ts';
import { fileOf } from './protocol.ts';
import { codeToJudge } from './readers-code.ts';

/** What a workbench shows. */
export interface BenchState {
  /** The exercises of its chapter. */
  readonly exercises: readonly Exercise[];
  /** The one that is open. */
  readonly exercise: Exercise;
  readonly progress: Progress;
  /** Our code while the reader looks at it, with changes that are not saved. */
  readonly preview?: Files | undefined;
  readonly isOpen?: boolean;
  readonly isRunning?: boolean;
  readonly judged?: Judged | undefined;
  /** Why the code cannot be judged while a line is being typed. */
  readonly unread?: Breakdown | undefined;
  /** Why the coach cannot judge here, if it cannot. */
  readonly noCoach?: string;
  /** The index of the failure that is shown. */
  readonly failure: number;
  /** The hints that the reader asked for. */
  readonly hints: readonly string[];
  /** The code that another tab wrote while the reader was writing here. */
  readonly codeElsewhere?: string | undefined;
  /** Whether the reader has asked to save since the last change. */
  readonly isSaveAsked?: boolean;
}

/** Tells whether the reader's code has just done the exercise. */
export function isDoneBy({ preview, judged }: BenchState): boolean {
  return !preview && judged !== undefined && isDone(judged.verdict) && judged.isFinal;
}

/** Tells whether the verdict and the answers are on older code: the newest runs or cannot be read. */
export function isOld({ isRunning, unread }: BenchState): boolean {
  return isRunning === true || unread !== undefined;
}

/** Tells whether the reader has changed our code, which is not saved. */
export function isOursChanged({ preview, exercise }: BenchState): boolean {
  const file = fileOf(exercise);
  return preview !== undefined && preview[file] !== BENCH.ours[file];
}

/** Tells whether the code is still the stub. */
export function isUntouched({ preview, progress, exercise }: BenchState): boolean {
  return !preview && !progress.isBegun(exercise);
}

/** Returns the code to judge: the reader's, or our own if the reader looks at it. */
export function filesOn({ exercise, preview }: BenchState): Files {
  return { ...codeToJudge(exercise), ...preview };
}

/** Returns the code in the editor. */
export function textOn(state: BenchState): string {
  return filesOn(state)[fileOf(state.exercise)] ?? '';
}

/** Returns the line in the editor to which the failure that is shown leads, if it does. */
export function wrongLineOn({ judged, failure, exercise }: BenchState): number | undefined {
  const where: Where | undefined = failureIn(judged, failure)?.where;
  return where?.file === fileOf(exercise) ? where.line : undefined;
}
