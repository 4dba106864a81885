/** The thread in which a learner's code runs. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Chapter } from '../coach/chapter.ts';
import { readChapter } from '../coach/read-package.ts';
import { host } from '../coach/run/host.ts';
import type { Message } from '../coach/run/jobs.ts';
import { warmUp } from '../coach/run/run-job.ts';
import { startCoach } from '../coach/run/serve.ts';
import { argumentsOf } from '../coach/run/small-cucumber.ts';
import { guardProcess, requirePackage, usedMemory } from '../load/node.ts';

const send = (message: Message) => parentPort?.postMessage(message);
const { root } = workerData as { readonly root: string };
const chapters = new Map<string, Chapter>();

const doJob = startCoach({
  send,
  require: requirePackage,
  usedMemory,
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
process.on('unhandledRejection', () => {}); // of a promise that the code left behind
process.on('uncaughtException', () => {}); // likewise of a timer
