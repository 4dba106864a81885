import type { Example } from '../chapter.ts';
import type { Host } from '../code/host.ts';
import type { Code } from '../code/read-code.ts';
import type { LearnerSolution, RunOptions } from '../code/read-module.ts';
import type { Exercise } from '../exercise.ts';
import type { ExerciseJob } from '../jobs.ts';

/** Code of an exercise that is judged, and by what. */
export interface Attempt extends Code, Pick<ExerciseJob, 'seed' | 'handSize' | 'mayLeaveOut'> {
  readonly exercise: Exercise;
  readonly host: Host;
  readonly examples: readonly Example[];
  /** Whether nothing but the examples is tried. */
  readonly isForExamples?: boolean;
  /**
   * Reads the code again, without its state; not counting its turns makes it faster. A program
   * cannot be read again.
   */
  readonly readAgain?: (options?: Pick<RunOptions, 'isCounted'>) => LearnerSolution;
}
