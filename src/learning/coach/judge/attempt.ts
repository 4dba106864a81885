import type { Host } from '../code/host.ts';
import type { LearnerSolution, RunOptions } from '../code/read-modules.ts';
import type { ExerciseJob } from '../jobs.ts';

/** A solution of an exercise that is judged, and where. */
export interface Attempt extends Pick<ExerciseJob, 'exercise' | 'shown' | 'seed'> {
  readonly host: Host;
  readonly solution: LearnerSolution;
  /**
   * Reads the solution again, without its state; not counting its turns makes it faster. A program
   * cannot be read again.
   */
  readonly readAgain?: (options?: Pick<RunOptions, 'isCounted'>) => LearnerSolution;
}
