/** The thread that judges a learner's code, or asks a program. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import * as poker from '../../src/index.ts';
import type { Chapter } from '../coach/chapter.ts';
import { readChapter } from '../coach/chapters/read-chapter.ts';
import type { ApartRun, Job, Message, ProgramRun, ServedFile } from '../coach/jobs.ts';
import { readFeature } from '../coach/own-examples/read-feature.ts';
import { readJudges } from '../coach/read-package.ts';
import { startCoach, warmUp } from '../coach/run/start-coach.ts';
import { FilesApart } from '../machine/apart/files-apart.ts';
import type { FilesToRun } from '../machine/apart/requests.ts';
import { guardProcess, requirePackage, usedMemory } from '../machine/load/node.ts';
import type { Stop } from '../machine/load/runtime.ts';
import { Program } from '../machine/program/program.ts';
import { readServedFile } from './served-file.ts';

/** A program that was started or, if that failed, why, and what it printed. */
interface StartedProgram {
  readonly run: ProgramRun;
  readonly program?: Program;
  readonly error?: unknown;
  readonly printed?: string | undefined;
}

const { root, pipes } = workerData as { readonly root: string; readonly pipes: string };
const chapters = new Map<string, Chapter>();
let started: StartedProgram | undefined;
/** The process that runs the files of this job. */
let apart: FilesApart | undefined;

const send = (message: Message) => parentPort?.postMessage(message);

/**
 * Returns the program of a run, which is started once.
 * @throws what starting it threw, even if that was before
 */
function programOf(run: ProgramRun): Program {
  if (!started || !isDeepStrictEqual(started.run, run)) {
    started?.program?.close();
    started = startProgram(run);
  }
  if (started.program) return started.program;
  // Each exercise shows it.
  if (started.printed) console.log(started.printed);
  throw started.error;
}

function startProgram(run: ProgramRun): StartedProgram {
  try {
    const beat = () => host.beat();
    const opening = run.served && openingOf(run.served, run.folder);
    const stop = (why: Stop) => host.stop({ where: undefined, ...why });
    return { run, program: new Program({ ...run, opening, pipes, beat, stop }) };
  } catch (error) {
    return { run, error, ...host.takePrinted() };
  }
}

/** Writes what is sent before the first question: the script that answers, and the file to run. */
function openingOf({ name, code, given }: ServedFile, folder: string): string {
  const files = readServedFile(name, folder);
  const run: FilesToRun = { files, names: [name], given, all: Object.keys(poker) };
  return [readFileSync(code, 'utf8'), { run }].map((line) => JSON.stringify(line)).join('\n');
}

/** Returns the process that runs the files of this job, which is started once. */
function processOf({ command, code, folder }: ApartRun): FilesApart {
  apart ??= new FilesApart({
    command,
    folder,
    pipes,
    opening: JSON.stringify(readFileSync(code, 'utf8')),
    beat: () => host.beat(),
    stop: (why) => host.stop(why),
  });
  return apart;
}

/** Reads each chapter once. */
function chapterOf(name: string): Chapter {
  const chapter = chapters.get(name) ?? readChapter(name, root);
  chapters.set(name, chapter);
  return chapter;
}

const { host, doJob } = startCoach({
  send,
  require: requirePackage,
  usedMemory,
  programOf,
  processOf,
  chapter: chapterOf,
  readFeature,
  judgesOf: (exercise) => readJudges(exercise, root),
});
guardProcess(host);
warmUp(host);
send({ kind: 'ready' });
parentPort?.on('message', (job: Job) => {
  doJob(job);
  apart?.close();
  apart = undefined;
});
// What the code left behind may still go wrong: promises and timers.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});
