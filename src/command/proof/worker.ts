import { parentPort } from 'node:worker_threads';
import { doJob, type Input, type Job } from '../../fast/proof/jobs.ts';
import { PLAN } from '../../fast/proof/plan.ts';

parentPort?.on('message', ({ name, input }: { name: Job; input: Input<Job> }) => {
  try {
    parentPort?.postMessage({ output: doJob(PLAN, name, input) });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
