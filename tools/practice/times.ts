/**
 * How long the exercises take. A small file in the folder keeps that. Seconds are counted, not
 * subtracted, because clocks go on while the machine sleeps.
 */
import { join } from 'node:path';
import { readText } from '../machine/load/node.ts';
import { replaceFile } from '../machine/terminal/files.ts';
import { clockText } from '../machine/words/clock-text.ts';

/** The file with the times. */
export const TIMES = 'times.json';

/** So often the times are kept, besides when an exercise is done. */
const KEEP_S = 60;

/** Seconds by the name of the exercise. */
type Seconds = Readonly<Record<string, number>>;

/** The times of the exercises in a folder. */
export interface Times {
  /** How long each exercise was in sight before it was done. */
  readonly seconds: Seconds;
  /** The names of the exercises whose clock has stopped, because they were done. */
  readonly done: readonly string[];
  /** How long they took in the last try; undefined in the first try, which shows no clock. */
  readonly last?: Seconds;
}

const NONE: Times = { seconds: {}, done: [] };

/** Reads the times of a folder; none if there are none, or if the file makes no sense. */
export function readTimes(folder: string): Times {
  try {
    return parseTimes(readText(join(folder, TIMES)) ?? '{}');
  } catch {
    return NONE;
  }
}

function parseTimes(text: string): Times {
  const { seconds, done, last } = Object(JSON.parse(text));
  const times = { seconds: secondsIn(seconds), done: Array.isArray(done) ? done.map(String) : [] };
  return last === undefined ? times : { ...times, last: secondsIn(last) };
}

function secondsIn(found: unknown): Seconds {
  const entries = Object.entries(Object(found)).filter(([, seconds]) => Number.isInteger(seconds));
  return Object.fromEntries(entries) as Seconds;
}

/** Keeps the times of a folder. If that fails, the practice goes on without. */
export function keepTimes(folder: string, times: Times): void {
  try {
    replaceFile(join(folder, TIMES), `${JSON.stringify(times, null, 2)}\n`);
  } catch {
    // The times are not worth a message.
  }
}

/** Returns whether new times should be kept at once. */
export function isTimeToKeep(before: Times, { seconds, done }: Times): boolean {
  const isMinuteOver = Object.entries(seconds).some(
    ([name, count]) => count !== before.seconds[name] && count % KEEP_S === 0,
  );
  return isMinuteOver || done.length > before.done.length;
}

/** Adds a second to the exercise in sight, unless it was done. */
export function withSecond(times: Times, name: string): Times {
  const { seconds, done } = times;
  if (done.includes(name)) return times;
  return { ...times, seconds: { ...seconds, [name]: (seconds[name] ?? 0) + 1 } };
}

/** Stops the clock of an exercise that is done. */
export function withDone(times: Times, name: string): Times {
  return times.done.includes(name) ? times : { ...times, done: [...times.done, name] };
}

/** Returns the times at the start of the next try. */
export function nextTry({ seconds, done, last }: Times): Times {
  const finished = Object.entries(seconds).filter(([name]) => done.includes(name));
  return { ...NONE, last: { ...last, ...Object.fromEntries(finished) } };
}

/**
 * Writes the time of an exercise and that of the last try: `0:41, last time 1:10`; an empty text in
 * the first try, for an exercise that neither try has begun, and where nothing is timed.
 */
export function clockOf(times: Times | undefined, name: string): string {
  if (!times?.last) return '';
  const { seconds, last } = times;
  const now = seconds[name];
  const before = last[name];
  const parts = [
    now === undefined ? '' : clockText(now),
    before === undefined ? '' : `last time ${clockText(before)}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
