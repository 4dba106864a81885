/** Does the coach's jobs, and tells what it finds. */
import { answersOf } from './answers.ts';
import { ask } from './ask.ts';
import type { Attempt } from './blame.ts';
import { host } from './host.ts';
import { prepareHunt } from './hunt.ts';
import type { FailuresJob, Job, Preparation, StepsJob } from './jobs.ts';
import { attemptOf, findFailures, huntMistake, judgeCounts, judgeStep, readModules } from './judge-step.ts';
import { forgetCalls } from './last-call.ts';
import { type Learned, solutionFrom } from './learned.ts';
import { prepareFast } from './make-it-fast.ts';
import { mark } from './mark-parts.ts';
import { borrowedIn, unitsBefore, unitsIn, withOurs } from './stand-in.ts';
import { FAST } from './stub-answers.ts';
import { isDone, isTrouble, type StepVerdict } from './verdict.ts';

/** Does a job to its end. Errors of the coach itself are told, too. */
export function work(job: Job): void {
  try {
    if ('solutions' in job) compare(job);
    else if ('given' in job) mark(job);
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
  for (const { modules, chapters, hunted: step, counted } of solutions) {
    const failures = findFailures(modules, chapters, counted);
    const isHunted = step !== undefined && failures.every(({ chapter }) => chapter !== step);
    const answers =
      step === undefined
        ? undefined
        : answersOf(step, Object.assign({}, ...modules.map((module) => solutionFrom(module))));
    const found = isHunted && huntMistake(step, modules);
    host.tell({ kind: 'failures', failures, ...found, ...(answers !== undefined && { answers }) });
  }
}

/** Reads the files anew, because code may remember what it was asked. */
function tellAnswers(step: string, modules: StepsJob['steps'][number]['modules'], solution: Learned): void {
  const answers = host.underWatch(() => host.quiet(() => answersOf(step, { ...solution, ...readModules(modules) })));
  host.tell({ kind: 'answers', step, answers });
}

/** The longest that a step may count, in milliseconds: enough for a solution that tries all fives of seven cards. */
const LONGEST_COUNT_MS = 20_000;

/** Judges step after step, each beside those before it that are done. */
function judge({ steps, goesOn }: StepsJob): void {
  let learned: Learned = {};
  const done = new Set<string>();
  for (const { step, modules, untouched = [], isFinished } of steps) {
    host.tell({ kind: 'at', step });
    host.takePrinted(); // what an earlier job has left
    forgetCalls();
    const undone = [...unitsBefore(step).filter((unit) => !done.has(unit)), ...untouched];
    const files = modules.map((module) => withOurs(module, undone));
    const found = host.underWatch(() => readModules(files));
    const solution = { ...learned, ...(!isTrouble(found) && found) };
    if (!isFinished) {
      const imported = modules.flatMap(unitsIn);
      const standIns = undone.filter((unit) => imported.includes(unit));
      const told = (verdict: StepVerdict) => ({ ...verdict, ...(standIns.length > 0 && { standIns }) });
      const before = learned;
      const anew = () => ({ ...before, ...readModules(files) });
      const verdict = isTrouble(found)
        ? { step, examples: 0, failed: [], trouble: found }
        : judgeWhole(step, files, attemptOf(files, solution), anew, (early) =>
            host.tell({ kind: 'verdict', verdict: told(early) }),
          );
      host.tell({ kind: 'verdict', verdict: told(verdict) });
      const isWrong = step !== FAST && (verdict.failed.length > 0 || verdict.counterExample !== undefined);
      if (isWrong && !goesOn) tellAnswers(step, files, solution);
      if (!isDone(verdict) && !goesOn) return;
      if (!isDone(verdict)) continue;
    }
    if (isTrouble(found)) continue;
    learned = solution;
    for (const { unit } of modules) done.add(unit);
  }
}

/**
 * @param anew - the same solution, which has not been asked yet
 * @param hear - gets the verdict when the examples are judged and the counts are not
 */
function judgeWhole(
  step: string,
  files: StepsJob['steps'][number]['modules'],
  attempt: Attempt,
  anew: () => Learned,
  hear: (verdict: StepVerdict) => void,
): StepVerdict {
  const verdict = host.underWatch(() => judgeStep(step, attempt, anew));
  const borrowed = files.flatMap((module) => ('message' in module ? [] : (borrowedIn(module) ?? [])))[0];
  if (borrowed && !verdict.trouble && !verdict.counterExample) {
    const { isCounting: _, ...others } = verdict;
    return { ...others, trouble: borrowed };
  }
  if (!verdict.isCounting) return verdict;
  hear(verdict);
  return host.underWatch(() => judgeCounts(verdict, attempt, anew), LONGEST_COUNT_MS);
}
