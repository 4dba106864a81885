import type { ExerciseJob } from '../run/jobs.ts';
import type { LearnerSolution, RunOptions } from '../run/read-modules.ts';

/** A solution of an exercise that is judged. */
export interface Attempt extends Pick<ExerciseJob, 'exercise' | 'shown' | 'seed'> {
  readonly solution: LearnerSolution;
  /**
   * Reads the solution again, without its state; not counting its turns makes it faster. A program
   * cannot be read again.
   */
  readonly readAgain?: (options?: Pick<RunOptions, 'isCounted'>) => LearnerSolution;
}
