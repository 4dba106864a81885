/** Reads a job a line and tells what it finds. The process can be thrown away at any time. */
import { createInterface } from 'node:readline';
import type { Worker } from 'node:worker_threads';
import '../../../steps/cards.steps.ts';
import '../../../steps/games.steps.ts';

import '../../../steps/parameter-types.ts';
import '../../../steps/ranking.steps.ts';
import '../../../steps/rules.steps.ts';
import type { Solution } from '../../../steps/solution.ts';
import { type FailuresJob, type FeaturesJob, isDone, type Job } from '../verdict.ts';
import { runFeatures } from './feature-run.ts';
import { findFailures, judgeStep, readModules } from './judge.ts';
import { whereIn } from './places.ts';
import { underWatch } from './pulse.ts';
import { tell } from './tell.ts';

export function serve(watchdog: Worker): void {
  const [root = ''] = process.argv.slice(2);
  Error.stackTraceLimit = 50;
  process.on('exit', (code) => {
    const where = whereIn(new Error().stack);
    tell({ kind: 'stopped', message: `it ended the process with process.exit(${code})`, ...(where && { where }) });
  });
  process.on('unhandledRejection', () => {}); // of a promise that the code has made beside its answer
  process.on('uncaughtException', () => {}); // likewise of a timer

  createInterface({ input: process.stdin }).on('line', (line) => {
    const job = JSON.parse(line) as Job | FailuresJob | FeaturesJob;
    if ('features' in job) tell({ kind: 'run', messages: runFeatures(root) });
    else if ('solutions' in job) compare(job, root);
    else judge(job, root, watchdog);
    tell({ kind: 'end' });
  });
}

/** Solution after solution, so that the parent hears of each in time. */
function compare({ solutions, chapters }: FailuresJob, root: string): void {
  for (const modules of solutions) tell({ kind: 'failures', failures: findFailures(modules, chapters, root) });
}

/** Judges step after step, until one is not done. */
function judge({ steps }: Job, root: string, watchdog: Worker): void {
  let solution: Solution = {};
  for (const { step, modules } of steps) {
    for (const module of modules) if ('code' in module) watchdog.postMessage({ path: module.path, map: module.map });
    tell({ kind: 'at', step });
    const verdict = underWatch(() => {
      const found = readModules(modules);
      if (isTrouble(found)) return { step, examples: 0, failed: [], trouble: found };
      solution = { ...solution, ...found };
      return judgeStep(step, solution, root);
    });
    tell({ kind: 'verdict', verdict });
    if (!isDone(verdict)) return;
  }
}

function isTrouble(found: ReturnType<typeof readModules>): found is Exclude<typeof found, Solution> {
  return 'message' in found;
}
