/**
 * Ends a run that stands still, from a thread of its own: the steps run in the main thread, which an endless loop blocks.
 * The debugger can pause such a loop, and then tells its line.
 */
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { placeIn } from '../../src/load/place-in.ts';
import { PatientClock } from '../../src/terminal/patience.ts';
import { standstill } from './standstill.ts';
import { unfinished } from './unfinished.ts';
import { readPlace, type Whereabouts } from './whereabouts.ts';

const LOOK_MS = 50;
/** How long the debugger may take to pause the code: it cannot pause native code, such as a regular expression. */
const LONGEST_PAUSE_MS = 500;
const STDERR = 2;

const whereabouts = workerData as Whereabouts;
const moves = () => readPlace(whereabouts).moves;
const clock = new PatientClock(LOOK_MS);

const standsStill = standstill(moves, () => readPlace(whereabouts).longestS * 1000, clock);
const looking = setInterval(() => {
  if (!standsStill()) return;
  clearInterval(looking);
  pause();
  const isLost = standstill(moves, () => LONGEST_PAUSE_MS, clock);
  setInterval(() => isLost() && end(), LOOK_MS);
}, LOOK_MS);

/** Connects no earlier: while a debugger is connected, Node does not end without saying so. */
function pause(): void {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const places = callFrames.map(({ location: { scriptId, lineNumber } }) =>
      placeIn(`${files.get(scriptId)}:${lineNumber + 1}`),
    );
    end(places.find(Boolean));
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** A signal ends the process whatever its main thread does. */
function end(where?: ReturnType<typeof placeIn>): void {
  const { place, longestS } = readPlace(whereabouts);
  const reason = `${place} did not end within ${longestS} s of work: is it too slow, or is there an endless loop?`;
  try {
    writeSync(STDERR, `${unfinished(reason, where)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
