import { parentPort, workerData } from 'node:worker_threads';
import { guardProcess, requirePackage, usedMemory } from '../../machine/load/node.ts';
import { ProgramSolution } from '../../machine/program/program-solution.ts';
import type { Chapter } from '../coach/chapter.ts';
import { readChapter } from '../coach/read-package.ts';
import { host } from '../coach/run/host.ts';
import type { Message, ProgramRun } from '../coach/run/jobs.ts';
import { warmUp } from '../coach/run/run-job.ts';
import { startCoach } from '../coach/run/serve.ts';
import { argumentsOf } from '../coach/run/small-cucumber.ts';

const send = (message: Message) => parentPort?.postMessage(message);
const { root, pipes } = workerData as { readonly root: string; readonly pipes: string };
const chapters = new Map<string, Chapter>();

let last:
  | { readonly start: number; readonly program?: ProgramSolution; readonly error?: unknown }
  | undefined;

/** Starts a program once, even if that fails. */
function programOf({ command, folder, start }: ProgramRun): ProgramSolution {
  if (last?.start !== start) {
    last?.program?.close();
    try {
      last = {
        start,
        program: new ProgramSolution({ command, folder, pipes, beat: () => host.beat() }),
      };
    } catch (error) {
      last = { start, error };
    }
  }
  if (last.program) return last.program;
  throw last.error;
}

const doJob = startCoach({
  send,
  require: requirePackage,
  usedMemory,
  programOf,
  chapter(name) {
    const chapter = chapters.get(name) ?? readChapter(name, root, argumentsOf);
    chapters.set(name, chapter);
    return chapter;
  },
});
guardProcess(host);
warmUp();
send({ kind: 'ready' });
parentPort?.on('message', doJob);
process.on('unhandledRejection', () => {}); // from promises that the code left behind
process.on('uncaughtException', () => {}); // from timers
