/**
 * The process in which the learner's code runs, and the thread that watches it. The thread starts first, so that it comes up
 * while the process reads the steps.
 */
import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { guardOurOwn } from './own.ts';
import { printed } from './printed.ts';
import { pulse } from './pulse.ts';
import { line, tell } from './tell.ts';
import { type Watched, watchOver } from './watchdog.ts';

if (isMainThread) await start();
else await watchOver(workerData as Watched);

async function start(): Promise<void> {
  const [root = '', longestCallMs] = process.argv.slice(2);
  const shared: Watched = { pulse, printed, longestCallMs: Number(longestCallMs), ...line };
  const watchdog = new Worker(new URL(import.meta.url), { workerData: shared, transferList: [line.port] });
  const isUp = once(watchdog, 'message');
  watchdog.unref();
  const { serve } = await import('./serve.ts');
  const warmUp = serve(root);
  await isUp;
  guardOurOwn();
  tell({ kind: 'ready' });
  warmUp();
}
