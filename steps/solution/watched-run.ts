/**
 * Watches over a run of somebody's solution. When the solution ends the process, Cucumber cannot report any more, and the status
 * may be 0, as if everything had passed: a sentence says where it happened, and the status is 1. A thread ends what never ends.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { placeIn } from '../../src/load/place-in.ts';
import { unfinished } from './unfinished.ts';
import { moveTo, newWhereabouts, readPlace } from './whereabouts.ts';

/** How often a finished run says that it goes on. */
const SIGN_OF_LIFE_MS = 500;

/** What Cucumber does last. */
const THE_REPORT = 'the report';

const whereabouts = newWhereabouts();
let isWatched = false;
let isFinished = true;

/** Call this before the solution is loaded. */
export function watchRun(): void {
  isFinished = false;
  if (isWatched) return; // one process may run several solutions
  isWatched = true;
  holdExit();
  endBySentence();
  startWatch();
  setInterval(leave, SIGN_OF_LIFE_MS).unref();
}

/** Tells where the run is, and how many seconds it may work there. */
export function enter(place: string, longestS = 10): void {
  moveTo(place, longestS, whereabouts);
}

/** Call this when all scenarios have run, or nothing can be run. */
export function finish(): void {
  isFinished = true;
  enter(THE_REPORT);
}

/** What the solution has left behind, such as a timer, holds the process no longer than until Cucumber has reported. */
function leave(): void {
  if (!isFinished) return;
  enter(THE_REPORT);
  if (process.exitCode !== undefined) process.exit();
}

/** What Node's own exit ends in, which code may call as well. */
interface ReallyExiting {
  reallyExit(code?: number): void;
}

/** Is asked first when the process ends, and then ends it, so that no later listener can turn the status. */
function holdExit(): void {
  const ending = process as unknown as ReallyExiting;
  const { reallyExit } = ending;
  const exit = (code?: number) => reallyExit.call(process, isFinished ? code : code || 1);
  ending.reallyExit = exit;
  process.on('exit', (code) => {
    rejectEarlyEnd();
    exit(Number(process.exitCode ?? code));
  });
}

function rejectEarlyEnd(): void {
  const where = placeIn(new Error().stack);
  if (isFinished && !where) return;
  console.error(unfinished(`the process was ended during ${readPlace(whereabouts).place}`, where));
  process.exitCode = 1;
}

/** These would end the process without a word. */
function endBySentence(): void {
  const { kill } = process;
  process.abort = () => process.exit(1);
  process.kill = (pid, signal) => (pid === process.pid ? process.exit(1) : kill.call(process, pid, signal));
}

/** A thread of its own has to load TypeScript by itself. */
function startWatch(): void {
  const { resolve } = createRequire(import.meta.url);
  const files = [resolve('tsx/cjs'), fileURLToPath(new URL('./watch.ts', import.meta.url))];
  const code = files.map((file) => `require(${JSON.stringify(file)});`).join(' ');
  new Worker(code, { eval: true, workerData: whereabouts, execArgv: [] }).unref();
}
