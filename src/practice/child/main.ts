/**
 * The process in which the learner's code runs, and the thread that watches over it. The thread is started first, for it comes
 * up while the process reads the steps.
 */
import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { pulse } from './pulse.ts';
import { tell } from './tell.ts';
import { watchOver } from './watchdog.ts';

if (isMainThread) await start();
else watchOver(workerData.pulse, workerData.longestCall);

async function start(): Promise<void> {
  const [, longestCall] = process.argv.slice(2);
  const watchdog = new Worker(new URL(import.meta.url), { workerData: { pulse, longestCall: Number(longestCall) } });
  const isUp = once(watchdog, 'message');
  watchdog.unref();
  const { serve } = await import('./serve.ts');
  serve(watchdog);
  await isUp;
  tell({ kind: 'ready' });
}
