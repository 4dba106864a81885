/** Does the coach's jobs, and tells what it finds. */
import { ask } from './ask.ts';
import { findFailures, judgeMistake } from './find-failures.ts';
import { host } from './host.ts';
import { prepareHunt } from './hunt.ts';
import type { FailuresJob, Job, Preparation, StepsJob } from './jobs.ts';
import { type Attempt, judgeCounts, judgeStep, readModules } from './judge-step.ts';
import { forgetCalls } from './last-call.ts';
import type { Learned } from './learned.ts';
import { prepareFast } from './make-it-fast.ts';
import { unitsBefore, unitsIn, withOurs } from './stand-in.ts';
import { FAST } from './stub-answers.ts';
import { isDone, isTrouble, type StepVerdict } from './verdict.ts';

/** Does a job to its end. Errors of the coach itself are told, too. */
export function work(job: Job): void {
  try {
    if ('solutions' in job) compare(job);
    else if ('asked' in job) ask(job);
    else judge(job);
  } catch (error) {
    host.tell({ kind: 'stopped', message: `it cannot be judged: ${(error as Error)?.message}` });
  }
  host.tell({ kind: 'end' });
}

/** Works out ahead of time what a step's answers will be compared with. */
export function prepare({ prepare: step }: Preparation): void {
  if (step === FAST) prepareFast();
  else prepareHunt(step);
}

/** Judges our own rules by a chapter that uses nearly all of them, so that V8 has compiled the code before the first job. */
export function warmUp(): void {
  findFailures([], ['showdown']);
}

/** Reports after each solution, so that the parent never waits too long for a message. */
function compare({ solutions }: FailuresJob): void {
  for (const { modules, chapters, step, counted } of solutions) {
    const failures = host.underWatch(() => findFailures(modules, chapters, counted));
    const verdict = step === undefined ? undefined : host.underWatch(() => judgeMistake(step, modules));
    host.tell({ kind: 'failures', failures, ...(verdict && { verdict }) });
  }
}

/** Judges step after step, each beside those before it that are done. */
function judge({ steps, goesOn, given }: StepsJob): void {
  let learned: Learned = {};
  const done = new Set<string>();
  for (const { step, modules, untouched = [], isFinished } of steps) {
    host.tell({ kind: 'at', step });
    host.takePrinted(); // what an earlier job has left
    forgetCalls();
    const undone = [...unitsBefore(step).filter((unit) => !done.has(unit)), ...untouched];
    const files = modules.map((module) => withOurs(module, undone));
    const before = learned;
    const found = host.underWatch(() => readModules(files, given));
    const solution = { ...before, ...(!isTrouble(found) && found) };
    if (!isFinished) {
      const standIns = undone.filter((unit) => modules.flatMap(unitsIn).includes(unit));
      const told = (verdict: StepVerdict) =>
        host.tell({ kind: 'verdict', verdict: { ...verdict, ...(standIns.length > 0 && { standIns }) } });
      const anew = (isCounted = true) => ({ ...before, ...readModules(files, given, isCounted) });
      const verdict = isTrouble(found)
        ? { step, examples: 0, failed: [], trouble: found }
        : judgeWhole({ step, solution, anew }, told);
      told(verdict);
      if (!isDone(verdict) && !goesOn) return;
      if (!isDone(verdict)) continue;
    }
    if (isTrouble(found)) continue;
    learned = solution;
    for (const { unit } of modules) done.add(unit);
  }
}

/** Judges a step, and tells the verdict before its counts, which take longest. */
function judgeWhole(attempt: Attempt, told: (verdict: StepVerdict) => void): StepVerdict {
  const verdict = host.underWatch(() => judgeStep(attempt));
  if (!isDone(verdict) || verdict.speeds || host.chapter(attempt.step).counts.length === 0) return verdict;
  told(verdict);
  return host.underWatch(() => judgeCounts(verdict, attempt));
}
