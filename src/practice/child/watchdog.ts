/**
 * Stops code that does not end or that eats all memory, and says in which line it was.
 *
 * It runs in a thread of its own and asks the main thread's debugger to pause, which also works in an endless loop; the
 * frames of the pause tell the line. Then the whole process ends, for the parent has another one ready.
 *
 * What counts is the time that the process has worked, so that nobody's code is called slow because the machine is busy. Code
 * that hardly works though it could, and still does not end, such as one that waits, is stopped after twice that time.
 */
import { Session } from 'node:inspector';
import { parentPort } from 'node:worker_threads';
import { killGroup } from '../kill-group.ts';
import { placeOf, remember } from './places.ts';
import { type Printed, takePrinted } from './printed.ts';
import { type Pulse, readPulse } from './pulse.ts';
import { tell } from './tell.ts';

const EVERY = 20;
/** So often does the parent hear, as long as there is work, that somebody still watches: in milliseconds. */
const SIGN_OF_LIFE = 400;
/** All calls of one step together may not take longer: in milliseconds. */
const LONGEST_STEP = 2200;
/** The debugger cannot pause what is not JavaScript, such as a regular expression. */
const LONGEST_PAUSE = 300;
const MOST_MEMORY = 80 * 1024 * 1024;

interface Frame {
  readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber?: number };
}

/** What the two threads share. */
export interface Watched {
  readonly pulse: Pulse;
  readonly printed: Printed;
  /** In milliseconds: no call of the learner's code may take longer. */
  readonly longestCall: number;
}

export function watchOver({ pulse, printed, longestCall }: Watched): void {
  const port = parentPort as NonNullable<typeof parentPort>;
  port.on('message', remember);
  const end = (message: string, where?: ReturnType<typeof placeOf>) => {
    tell({ kind: 'stopped', message, ...(where && { where }), ...takePrinted(printed) });
    killGroup(process.pid);
  };
  const session = new Session();
  session.connectToMainThread();
  let memoryAtRest = process.memoryUsage.rss();
  let now = readClocks(0);
  let [seen, since, stepSince, told] = [readPulse(pulse), now, now, Date.now()];

  const timer = setInterval(() => {
    now = readClocks(now.awake + EVERY);
    const pulseNow = readPulse(pulse);
    if (pulseNow.beats !== seen.beats || !pulseNow.running) since = now;
    if (pulseNow.steps !== seen.steps || !pulseNow.running) stepSince = now;
    seen = pulseNow;
    if (pulseNow.atWork && Date.now() - told > SIGN_OF_LIFE) {
      told = Date.now();
      tell({ kind: 'alive' });
    }
    if (!pulseNow.running) {
      memoryAtRest = process.memoryUsage.rss();
      return;
    }
    if (process.memoryUsage.rss() - memoryAtRest > MOST_MEMORY) stop('it took more than 80 MB of memory');
    else if (isOver(since, now, longestCall))
      stop(`it did not end within ${longestCall / 1000} s: is there an endless loop?`);
    else if (isOver(stepSince, now, LONGEST_STEP)) stop('it is too slow: its answers took more than two seconds');
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

/**
 * In milliseconds: how long this process was given the chance to work, and how long it has. A busy machine may keep it from working
 * for a while, and then keeps the watchdog from counting, too.
 */
interface Clocks {
  readonly awake: number;
  readonly worked: number;
}

function readClocks(awake: number): Clocks {
  const { user, system } = process.cpuUsage();
  return { awake, worked: (user + system) / 1000 };
}

function isOver(since: Clocks, now: Clocks, most: number): boolean {
  const [awake, worked] = [now.awake - since.awake, now.worked - since.worked];
  return worked > most || (awake > 2 * most && worked < awake / 20);
}
