/** Reads a job a line and tells what it finds. The process can be thrown away at any time. */
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Worker } from 'node:worker_threads';
import '../../../steps/cards.steps.ts';
import '../../../steps/games.steps.ts';
import '../../../steps/parameter-types.ts';
import '../../../steps/ranking.steps.ts';
import '../../../steps/rules.steps.ts';
import { runFeatures } from '../../coach/feature-run.ts';
import { prepareHunt } from '../../coach/hunt.ts';
import { findFailures, huntMistake, judgeStep, readModules } from '../../coach/judge-step.ts';
import { guardBuiltIns } from '../../coach/lock-built-ins.ts';
import { prepareFast } from '../../coach/make-it-fast.ts';
import { mark } from '../../coach/mark-parts.ts';
import { FAST } from '../../coach/stub-answers.ts';
import { isDone, type Module } from '../../coach/verdict.ts';
import type { MarkingJob } from '../../interview/marking-job.ts';
import type { FailuresJob, FeaturesJob, Job, Preparation } from './jobs.ts';
import type { Learned } from './modules.ts';
import { whereIn } from './places.ts';
import { takePrinted } from './printed.ts';
import { underWatch } from './pulse.ts';
import { tell } from './tell.ts';

/** The pipe from the parent. Standard input is empty, so that the learner's code cannot read jobs from it. */
const JOBS = 4;

export function serve(watchdog: Worker, root: string): void {
  Error.stackTraceLimit = 50;
  guardBuiltIns();
  process.on('exit', (code) => {
    const where = whereIn(new Error().stack);
    const message = `it ended the process with process.exit(${code})`;
    tell({ kind: 'stopped', message, ...(where && { where }), ...takePrinted() });
  });
  process.on('unhandledRejection', () => {}); // of a promise that the code has made beside its answer
  process.on('uncaughtException', () => {}); // likewise of a timer

  createInterface({ input: new Socket({ fd: JOBS }) }).on('line', (line) => {
    const job = JSON.parse(line) as Job | FailuresJob | FeaturesJob | MarkingJob | Preparation;
    if ('prepare' in job) {
      prepare(job.prepare);
      return;
    }
    const remember = ({ path, map }: Module) => watchdog.postMessage({ path, map });
    try {
      if ('features' in job) tell({ kind: 'run', messages: runFeatures(root) });
      else if ('solutions' in job) compare(job, root);
      else if ('given' in job) mark(job, root, remember);
      else judge(job, root, remember);
    } catch (error) {
      tell({ kind: 'stopped', message: `it cannot be judged: ${(error as Error)?.message}` });
    }
    tell({ kind: 'end' });
  });
}

/** Judges our own rules by a chapter that asks nearly all of them, so that what a job needs has been compiled before it comes. */
export function warmUp(root: string): void {
  findFailures([], ['showdown'], root);
}

/** Works out, before anybody waits for it, what a step's answers will be compared with. */
function prepare(step: string): void {
  if (step === FAST) prepareFast();
  else prepareHunt(step);
}

/** Solution after solution, so that the parent hears of each in time. */
function compare({ solutions, chapters, hunts }: FailuresJob, root: string): void {
  for (const [index, modules] of solutions.entries()) {
    const failures = findFailures(modules, chapters, root);
    const step = hunts?.[index];
    const isHunted = step !== undefined && failures.every(({ chapter }) => chapter !== step);
    tell({ kind: 'failures', failures, ...(isHunted && huntMistake(step, modules)) });
  }
}

/** Judges step after step, until one is not done. */
function judge({ steps }: Job, root: string, remember: (module: Module) => void): void {
  let solution: Learned = {};
  for (const { step, modules, isFinished } of steps) {
    for (const module of modules) if ('code' in module) remember(module);
    tell({ kind: 'at', step });
    const verdict = underWatch(() => {
      const found = readModules(modules);
      if (isTrouble(found)) return { step, examples: 0, failed: [], trouble: found };
      solution = { ...solution, ...found };
      return isFinished ? undefined : judgeStep(step, solution, root);
    });
    if (verdict) tell({ kind: 'verdict', verdict });
    if (verdict && !isDone(verdict)) return;
  }
}

function isTrouble(found: ReturnType<typeof readModules>): found is Exclude<typeof found, Learned> {
  return 'message' in found;
}
