/**
 * Stops code that does not end or that eats all memory, and says in which line it was.
 *
 * It runs in a thread of its own and asks the main thread's debugger to pause, which also works in an endless loop; the
 * frames of the pause tell the line. Then the whole process ends, for the parent has another one ready.
 */
import { Session } from 'node:inspector';
import { parentPort } from 'node:worker_threads';
import { placeOf, remember } from './places.ts';
import { type Pulse, readPulse } from './pulse.ts';
import { tell } from './tell.ts';

const EVERY = 20;
/** All calls of one step together may not take longer: in milliseconds. */
const LONGEST_STEP = 2200;
/** The debugger cannot pause what is not JavaScript, such as a regular expression. */
const LONGEST_PAUSE = 300;
const MOST_MEMORY = 80 * 1024 * 1024;

interface Frame {
  readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber?: number };
}

/** @param longestCall - in milliseconds: no call of the learner's code may take longer */
export function watchOver(pulse: Pulse, longestCall: number): void {
  const port = parentPort as NonNullable<typeof parentPort>;
  port.on('message', remember);
  const session = new Session();
  session.connectToMainThread();
  let memoryAtRest = process.memoryUsage.rss();
  let [seen, since, stepSince] = [readPulse(pulse), Date.now(), Date.now()];

  const timer = setInterval(() => {
    const [pulseNow, now] = [readPulse(pulse), Date.now()];
    if (pulseNow.beats !== seen.beats || !pulseNow.running) since = now;
    if (pulseNow.steps !== seen.steps || !pulseNow.running) stepSince = now;
    seen = pulseNow;
    if (!pulseNow.running) {
      memoryAtRest = process.memoryUsage.rss();
      return;
    }
    if (process.memoryUsage.rss() - memoryAtRest > MOST_MEMORY) stop('it took more than 80 MB of memory');
    else if (now - since > longestCall) stop('it did not end in time: is there an endless loop?');
    else if (now - stepSince > LONGEST_STEP) stop('it is too slow: its answers took more than two seconds');
  }, EVERY);

  function stop(message: string): void {
    clearInterval(timer);
    setTimeout(() => end(message), LONGEST_PAUSE);
    const names = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => names.set(scriptId, url));
    session.on('Debugger.paused', ({ params: { callFrames } }) => {
      const places = (callFrames as Frame[]).map(({ location: { scriptId, lineNumber, columnNumber = 0 } }) =>
        placeOf(names.get(scriptId) ?? '', lineNumber, columnNumber),
      );
      end(message, places.find(Boolean));
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  }

  port.postMessage('ready');
}

function end(message: string, where?: ReturnType<typeof placeOf>): void {
  tell({ kind: 'stopped', message, ...(where && { where }) });
  process.kill(process.pid, 'SIGKILL');
}
