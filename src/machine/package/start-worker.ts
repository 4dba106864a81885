import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the worker thread of a command, from the bundle next to this one or, in a checkout, from
 * its source.
 */
export function startWorker(command: 'proof' | 'race', options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${command}-worker.js`, import.meta.url), options);
  const file = new URL(`../../command/${command}/worker.ts`, import.meta.url);
  // On Node 20 tsx works only in the main thread: a worker has to register it first.
  const [esm, cjs] = ['tsx/esm/api', 'tsx/cjs/api'].map(
    (name) => `import(${JSON.stringify(import.meta.resolve(name))})`,
  );
  const register = `Promise.all([${esm}, ${cjs}]).then((tsx) => tsx.forEach(({ register }) => register()))`;
  return new Worker(`${register}.then(() => import(${JSON.stringify(file.href)}))`, {
    ...options,
    eval: true,
  });
}
