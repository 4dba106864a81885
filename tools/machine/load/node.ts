import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StartThread } from './client.ts';
import { LIMITS } from './limits.ts';
import { placeIn } from './place-in.ts';
import type { Runtime } from './runtime.ts';

/** Reads a file; undefined if it cannot be read. */
export function readText(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** Loads a package or a module of Node for a file; undefined if there is none. */
export function requirePackage(name: string, from: string): unknown {
  const require = createRequire(resolve(from));
  try {
    require.resolve(name);
  } catch {
    return undefined;
  }
  return require(name);
}

/** Measures the memory that is in use, in bytes. */
export const usedMemory = (): number => getHeapStatistics().used_heap_size;

/** Starts threads from a file, and hides what they print without the console. */
export function threadsOf(file: string, workerData?: object): StartThread {
  return (onMessage, onEnd) => {
    const resourceLimits = { maxOldGenerationSizeMb: LIMITS.heapMb, stackSizeMb: LIMITS.stackMb };
    const worker = new Worker(file, { workerData, resourceLimits, stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', onMessage);
    worker.on('exit', () => onEnd('it ended its thread'));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      onEnd(isFull ? `it took more than ${LIMITS.heapMb} MB of memory` : `it threw ${error}`);
    });
    return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() };
  };
}

/** Stops code that tries to end the process, and names its line. */
export function guardProcess(runtime: Runtime): void {
  for (const name of ['exit', 'abort', 'kill'] as const) {
    const end = process[name] as (...given: unknown[]) => void;
    process[name] = (...given: unknown[]): never => {
      const where = placeIn(new Error().stack);
      if (where)
        runtime.stop({ message: `it ended the process with process.${name}(${given})`, where });
      return end.apply(process, given) as never;
    };
  }
}
