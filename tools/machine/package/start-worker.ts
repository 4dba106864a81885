import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Where the workers are in a checkout, below `tools`. */
const FOLDERS = { proof: 'race/proof', race: 'race' } as const;

/**
 * Starts the worker thread of a command, from the bundle next to this one or, in a checkout, from
 * its source.
 */
export function startWorker(command: 'proof' | 'race', options: WorkerOptions = {}): Worker {
  const isBundled = !import.meta.url.endsWith('.ts');
  if (isBundled) {
    return new Worker(new URL(`./${command}-worker.js`, import.meta.url), options);
  }
  const source = new URL(`../../${FOLDERS[command]}/worker.ts`, import.meta.url);
  return new Worker(importWithTsx(source.href), { ...options, eval: true });
}

/**
 * Writes code that imports a TypeScript file. On Node 20 tsx works only in the main thread, so a
 * worker has to register it first.
 */
function importWithTsx(url: string): string {
  const esm = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const cjs = JSON.stringify(import.meta.resolve('tsx/cjs/api'));
  return `
    Promise.all([import(${esm}), import(${cjs})])
      .then((apis) => apis.forEach((api) => api.register()))
      .then(() => import(${JSON.stringify(url)}));
  `;
}
