/** Does the coach's jobs, and tells what it finds. */
import { OUR_RULES } from '../../solution.ts';
import { ask } from '../judge/ask.ts';
import { prepareHunt } from '../judge/hunt.ts';
import { judgeWhole, readModules } from '../judge/judge-exercise.ts';
import { judgeMistake } from '../judge/known-mistakes.ts';
import { prepareFast } from '../judge/make-it-fast.ts';
import { FAST } from '../stub-answers.ts';
import { type ExerciseVerdict, isDone, isTrouble } from '../verdict.ts';
import { failureIn } from './failure-in.ts';
import { host } from './host.ts';
import type { ExercisesJob, Job, Preparation } from './jobs.ts';
import { forgetCalls } from './last-call.ts';
import type { Learned } from './learned.ts';
import { unitsBefore, unitsIn, withOurs } from './stand-in.ts';

/** Does a job to its end. Errors of the coach itself are told, too. */
export function work(job: Job): void {
  try {
    if ('mistakes' in job)
      for (const mistake of job.mistakes) host.tell({ kind: 'mistake', mistake: judgeMistake(mistake) });
    else if ('asked' in job) ask(job);
    else judge(job);
  } catch (error) {
    host.tell({ kind: 'stopped', message: `it cannot be judged: ${(error as Error)?.message}` });
  }
  host.tell({ kind: 'end' });
}

/** Works out ahead of time what an exercise's answers will be compared with. */
export function prepare({ prepare: exercise }: Preparation): void {
  if (exercise === FAST) prepareFast();
  else prepareHunt(exercise);
}

/** Judges our own rules by a chapter that uses nearly all of them, so that V8 has compiled the code before the first job. */
export function warmUp(): void {
  for (const example of host.chapter('showdown').examples) failureIn(example, OUR_RULES);
}

/** Judges exercise after exercise, each beside those before it that are done. */
function judge({ exercises, goesOn, given }: ExercisesJob): void {
  let learned: Learned = {};
  const done = new Set<string>();
  for (const { exercise, modules, untouched = [], isFinished } of exercises) {
    host.tell({ kind: 'at', exercise });
    host.takePrinted(); // what an earlier job has left
    forgetCalls();
    const undone = [...new Set([...unitsBefore(exercise).filter((unit) => !done.has(unit)), ...untouched])];
    const files = modules.map((module) => withOurs(module, undone));
    const before = learned;
    host.start();
    const found = readModules(files, given);
    const solution = { ...before, ...(!isTrouble(found) && found) };
    if (!isFinished) {
      const standIns = undone.filter((unit) => modules.flatMap(unitsIn).includes(unit));
      const told = (verdict: ExerciseVerdict) =>
        host.tell({ kind: 'verdict', verdict: { ...verdict, ...(standIns.length > 0 && { standIns }) } });
      const uncounted = () => ({ ...before, ...readModules(files, given, false) });
      const verdict = isTrouble(found)
        ? { exercise, examples: 0, failed: [], trouble: found }
        : judgeWhole({ exercise, solution, uncounted }, told);
      told(verdict);
      if (!isDone(verdict) && !goesOn) return;
      if (!isDone(verdict)) continue;
    }
    if (isTrouble(found)) continue;
    learned = solution;
    for (const { unit } of modules) done.add(unit);
  }
}
