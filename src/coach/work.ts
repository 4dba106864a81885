/** Does the coach's jobs, and tells what it finds. */
import { answersOf } from './answers.ts';
import { host } from './host.ts';
import { prepareHunt } from './hunt.ts';
import type { FailuresJob, Job, Preparation, StepsJob } from './jobs.ts';
import { findFailures, huntMistake, judgeCounts, judgeStep, readModules } from './judge-step.ts';
import { type Learned, solutionFrom } from './learned.ts';
import { prepareFast } from './make-it-fast.ts';
import { mark } from './mark-parts.ts';
import { FAST } from './stub-answers.ts';
import { isDone, isTrouble } from './verdict.ts';

/** Does a job to its end. Errors of the coach itself are told, too. */
export function work(job: Job): void {
  try {
    if ('solutions' in job) compare(job);
    else if ('given' in job) mark(job);
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
function compare({ solutions, chapters, hunts, counts }: FailuresJob): void {
  for (const [index, modules] of solutions.entries()) {
    const failures = findFailures(modules, chapters, counts?.[index]);
    const step = hunts?.[index];
    const isHunted = step !== undefined && failures.every(({ chapter }) => chapter !== step);
    const answers =
      step === undefined
        ? undefined
        : answersOf(step, Object.assign({}, ...modules.map((module) => solutionFrom(module))));
    const hunted = isHunted && huntMistake(step, modules);
    host.tell({ kind: 'failures', failures, ...hunted, ...(answers !== undefined && { answers }) });
  }
}

/** Reads the files anew, because code may remember what it was asked. */
function tellAnswers(step: string, modules: StepsJob['steps'][number]['modules'], solution: Learned): void {
  const answers = host.underWatch(() => host.quiet(() => answersOf(step, { ...solution, ...readModules(modules) })));
  host.tell({ kind: 'answers', step, answers });
}

/** The longest that a step may count, in milliseconds: enough for a solution that tries all fives of seven cards. */
const LONGEST_COUNT_MS = 20_000;

/** Judges step after step until one is not done. */
function judge({ steps }: StepsJob): void {
  let solution: Learned = {};
  for (const { step, modules, isFinished } of steps) {
    host.tell({ kind: 'at', step });
    const verdict = host.underWatch(() => {
      const found = readModules(modules);
      if (isTrouble(found)) return { step, examples: 0, failed: [], trouble: found };
      solution = { ...solution, ...found };
      return isFinished ? undefined : judgeStep(step, solution, () => ({ ...solution, ...readModules(modules) }));
    });
    if (verdict) host.tell({ kind: 'verdict', verdict });
    const counted = verdict?.isCounting
      ? host.underWatch(() => judgeCounts(verdict, solution), LONGEST_COUNT_MS)
      : undefined;
    if (counted) host.tell({ kind: 'verdict', verdict: counted });
    const last = counted ?? verdict;
    if (!last || isDone(last)) continue;
    if (last.step !== FAST && (last.failed.length > 0 || last.counterExample)) tellAnswers(step, modules, solution);
    return;
  }
}
