/** The host of the coach in a worker of the page: no debugger can stop code there, so its loops have ticks that look at the clock. */
import type { Chapter } from '../../../coach/chapter.ts';
import { callNow } from '../../../coach/failing-call.ts';
import { type Disappointment, fillHost, trustingHost } from '../../../coach/host.ts';
import type { Message } from '../../../coach/jobs.ts';
import { lastCall } from '../../../coach/last-call.ts';
import { show } from '../../../coach/show-value.ts';
import { Clock } from './clock.ts';
import { keep, takePrinted } from './printed.ts';
import type { FromWorker } from './protocol.ts';
import { TICK, withTicks } from './ticks.ts';

/** The longest that a call may take, and all calls of a step where nothing else is said, in milliseconds. */
const [LONGEST_CALL_MS, LONGEST_STEP_MS] = [1000, 2200];
/** One in so many turns of a loop looks at the clock. */
const TURNS = 64;
/** How often the page hears that the code goes on. */
const ALIVE_MS = 250;

/** Thrown out of a loop that does not end; the page has heard of it already. */
class Stopped extends Error {}

const clock = new Clock();
let [hasTicks, turns] = [true, 0];
let watched = { sinceMs: 0, longestMs: LONGEST_STEP_MS, isOn: false };
let [callSinceMs, toldMs] = [0, 0];
/** The example that is asked now; none while random hands or counts are. */
let [example, isCounting] = ['', false];
let tell: (message: FromWorker) => void = () => {};

/** Fills the host of the coach. */
export function startHost(
  post: (message: FromWorker) => void,
  chapter: (name: string) => Pick<Chapter, 'examples' | 'counts'> | undefined,
  disappointmentIn: (thrown: unknown) => Disappointment | undefined,
): void {
  tell = post;
  const host = trustingHost({ tell: hear, chapter: chapter as never, disappointmentIn });
  const compile: typeof host.compile = (code, filename, parameters) => {
    const look = (line: number) => lookAt({ file: filename.replace('learner:', ''), line });
    if (!hasTicks) return host.compile(code, filename, parameters);
    const run = host.compile(withTicks(code), filename, [TICK, ...parameters]);
    return (...values) => run(look, ...values);
  };
  fillHost({ ...host, compile, beat, underWatch, offWatch, quiet, takePrinted });
}

/** Whether the loops of what is compiled from now on get ticks. */
export function takeTicks(ticks: boolean): void {
  hasTicks = ticks;
}

/** Passes a message on, and before it what the code answered in the example before. */
function hear(message: Message): void {
  const call = lastCall();
  if (example && call && 'result' in call) {
    const { result } = call;
    if (typeof result === 'boolean' || typeof result === 'number')
      tell({ kind: 'said', place: example, answer: show(result) });
  }
  if (message.kind === 'at') {
    example = message.example?.place ?? '';
    isCounting = message.beyond === 'while it is counted';
  } else example = '';
  tell(message);
}

/** A call of the reader's code begins. */
export function beat(): void {
  const now = clock.read();
  callSinceMs = now;
  if (now - toldMs > ALIVE_MS) {
    toldMs = now;
    tell({ kind: 'alive' });
  }
  const text = watched.isOn && !isCounting ? callNow() : undefined;
  if (text) tell({ kind: 'calling', call: text });
}

function lookAt(where: { readonly file: string; readonly line: number }): void {
  turns += 1;
  if (turns % TURNS !== 0 || !watched.isOn) return;
  const now = clock.read();
  if (now - callSinceMs > LONGEST_CALL_MS)
    stop(`it did not end within ${LONGEST_CALL_MS / 1000} s: is it too slow, or is there an endless loop?`, where);
  if (now - watched.sinceMs > watched.longestMs)
    stop(`it is too slow: its answers took more than ${Math.floor(watched.longestMs / 1000)} seconds`, where);
}

/** Tells it before it throws, because the code may catch what is thrown. */
function stop(message: string, where: { readonly file: string; readonly line: number }): never {
  const call = callNow();
  tell({ kind: 'stopped', message, where, ...(call && { call }), ...takePrinted() });
  throw new Stopped(message);
}

function underWatch<Result>(run: () => Result, longestMs = LONGEST_STEP_MS): Result {
  const now = clock.read();
  callSinceMs = now;
  watched = { sinceMs: now, longestMs, isOn: true };
  try {
    return run();
  } finally {
    watched = { ...watched, isOn: false };
  }
}

function offWatch<Result>(run: () => Result): Result {
  const before = watched;
  watched = { ...before, isOn: false };
  const result = run();
  const now = clock.read();
  callSinceMs = now;
  watched = { ...before, sinceMs: now };
  tell({ kind: 'alive' });
  return result;
}

const PRINTING = ['log', 'info', 'warn', 'error', 'table'] as const;

/** Keeps what is printed to the console. */
function quiet<Result>(run: () => Result): Result {
  const methods = PRINTING.map((name) => console[name]);
  for (const name of PRINTING)
    console[name] = (...things: unknown[]) =>
      keep(things.map((thing) => (typeof thing === 'string' ? thing : show(thing))).join(' '));
  try {
    return run();
  } finally {
    for (const [index, name] of PRINTING.entries()) console[name] = methods[index] as typeof console.log;
  }
}
