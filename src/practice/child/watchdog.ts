/**
 * Stops code that does not end or that takes too much memory, and reports the line where it was.
 *
 * It runs in a thread of its own and asks the main thread's debugger to pause, which also works in an endless loop; the
 * paused frames tell the line. Then it ends the whole process, because the parent has another one ready.
 *
 * Only time in which the process could work counts, so that code is not called slow because the machine is busy.
 */
import { Session } from 'node:inspector';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { placeIn } from '../../load/run-files.ts';
import { isOver, PatientClock, type Reading } from '../../terminal/patience.ts';
import { CALL_NOW } from './call-now.ts';
import { endOurselves } from './kill-group.ts';
import { openPipes } from './pipes.ts';
import { linesPrinted, type Printed, takePrinted } from './printed.ts';
import { type Pulse, readPulse, shareTime } from './pulse.ts';

const LOOK_MS = 20;
/** After this many looks it tells the parent that the process is alive. */
const LOOKS_PER_SIGN_OF_LIFE = 20;
/** How long the debugger may take to pause the code: it cannot pause native code, such as a regular expression. */
const LONGEST_PAUSE_MS = 500;
const MOST_MEMORY_BYTES = 80 * 1024 * 1024;

/** Printing so many lines takes a good part of the time. */
const A_FLOOD = 10_000;

interface Frame {
  readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber?: number };
}

/** What the two threads share. */
export interface Watched {
  readonly pulse: Pulse;
  readonly printed: Printed;
  /** The longest that a call of the learner's code may take, in milliseconds. */
  readonly longestCallMs: number;
  /** Brings the messages of the main thread, and takes its jobs. */
  readonly port: MessagePort;
  /** How many of these messages have been written. */
  readonly written: Int32Array;
}

export async function watchOver({ pulse, printed, longestCallMs, port, written }: Watched): Promise<void> {
  const tell = await openPipes((job) => port.postMessage(job));
  port.on('message', (message) => {
    tell(message);
    Atomics.add(written, 0, 1);
    Atomics.notify(written, 0);
  });
  const end = (message: string, where?: ReturnType<typeof placeIn>, call?: string) => {
    tell({ kind: 'stopped', message, ...(where && { where }), ...(call && { call }), ...takePrinted(printed) });
    endOurselves();
  };
  const session = new Session();
  session.connectToMainThread();
  const clock = new PatientClock(LOOK_MS);
  let memoryAtRest = process.memoryUsage.rss();
  let [seen, looks] = [readPulse(pulse), 0];
  let since: { call: Reading; step: Reading; printed: number } = { call: clock.read(), step: clock.read(), printed: 0 };
  let stopping: { readonly message: string; readonly since: Reading } | undefined;

  setInterval(() => {
    const now = clock.look();
    shareTime(pulse, now.awake);
    looks += 1;
    if (looks % LOOKS_PER_SIGN_OF_LIFE === 0) tell({ kind: 'alive' });
    if (stopping) {
      if (isOver(stopping.since, now, LONGEST_PAUSE_MS)) end(stopping.message);
      return;
    }
    const pulseNow = readPulse(pulse);
    const isNewStep = pulseNow.steps !== seen.steps || !pulseNow.running;
    if (isNewStep) since = { call: now, step: now, printed: linesPrinted(printed) };
    else if (pulseNow.beats !== seen.beats) since = { ...since, call: now };
    seen = pulseNow;
    if (!pulseNow.running) memoryAtRest = process.memoryUsage.rss();
    const message = pulseNow.running ? complaint(now) : undefined;
    if (!message) return;
    stopping = { message, since: now };
    pause(message);
  }, LOOK_MS);

  function complaint(now: Reading): string | undefined {
    if (process.memoryUsage.rss() - memoryAtRest > MOST_MEMORY_BYTES) return 'it took more than 80 MB of memory';
    if (isOver(since.call, now, longestCallMs))
      return `it did not end within ${longestCallMs / 1000} s: is it too slow, or is there an endless loop?`;
    if (isOver(since.step, now, seen.longestMs)) {
      const lines = linesPrinted(printed) - since.printed;
      const flood = lines > A_FLOOD ? `, in which it printed ${lines.toLocaleString('en')} lines` : '';
      return `it is too slow: its answers took more than ${Math.floor(seen.longestMs / 1000)} seconds${flood}`;
    }
    return undefined;
  }

  /** Pauses the code, reports its line and the call, and ends the process. */
  function pause(message: string): void {
    const names = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => names.set(scriptId, url));
    session.on('Debugger.paused', ({ params: { callFrames } }) => {
      const places = (callFrames as Frame[]).map(({ location: { scriptId, lineNumber, columnNumber = 0 } }) =>
        placeIn(`${names.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`),
      );
      const expression = `globalThis[${JSON.stringify(CALL_NOW)}]()`;
      session.post('Runtime.evaluate', { expression, returnByValue: true, silent: true }, (_, found) => {
        const call: unknown = found?.result?.value;
        end(message, places.find(Boolean), typeof call === 'string' ? call : undefined);
      });
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  }

  parentPort?.postMessage('ready');
}
