import { SIZES } from '../../../fast/race/check.ts';
import { OUR_RULES } from '../../../solution/rules.ts';
import { ask } from '../judge/ask.ts';
import { prepareDeals } from '../judge/find-counterexample.ts';
import { judgeExercise } from '../judge/judge-exercise.ts';
import { judgeMistake } from '../judge/known-mistakes.ts';
import { prepareHands } from '../judge/make-it-fast.ts';
import { FAST } from '../units.ts';
import { type ExerciseVerdict, isTrouble } from '../verdict.ts';
import { failureIn } from './failure-in.ts';
import { host } from './host.ts';
import type { ExerciseJob, Job } from './jobs.ts';
import { forgetCalls } from './last-call.ts';
import { type LearnerSolution, readModules } from './read-modules.ts';
import { readProgram } from './read-program.ts';

/** Does a job and sends the results, or the coach's own error. */
export function runJob(job: Job): void {
  try {
    if ('mistakes' in job)
      for (const mistake of job.mistakes)
        host.send({ kind: 'mistake', mistake: judgeMistake(mistake) });
    else if ('asked' in job) ask(job);
    else judge(job);
  } catch (error) {
    host.send({ kind: 'stopped', message: `it cannot be judged: ${(error as Error)?.message}` });
  }
  host.send({ kind: 'end' });
  if ('exercise' in job) prepareNext(job.exercise);
}

/** Prepares the questions for the next time, when the answer is already there. */
function prepareNext(exercise: string): void {
  if (exercise === FAST) SIZES.forEach(prepareHands);
  else prepareDeals(exercise);
}

/** Runs a chapter that uses nearly all of our rules, so that V8 compiles them. */
export function warmUp(): void {
  for (const example of host.chapter('showdown').examples) failureIn(example, OUR_RULES);
}

function judge({ exercise, modules, program, given, shown, seed }: ExerciseJob): void {
  const send = (verdict: ExerciseVerdict) => host.send({ kind: 'verdict', verdict });
  host.takePrinted(); // from an earlier job
  forgetCalls();
  host.start();
  const solution = program ? readProgram(program, exercise) : readModules(modules, given);
  const readAgain = (isCounted?: boolean) =>
    readModules(modules, given, isCounted) as LearnerSolution; // it could be read before
  if (isTrouble(solution)) send({ exercise, examples: 0, failed: [], trouble: solution });
  else
    send(
      judgeExercise(
        { exercise, solution, seed, shown, readAgain: program ? undefined : readAgain },
        send,
      ),
    );
}
