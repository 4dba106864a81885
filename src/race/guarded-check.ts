/** Checks your own evaluator in a thread, which can be ended when the evaluator does not end. */
import type { Worker } from 'node:worker_threads';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { BadData } from '../terminal/bad-data.ts';
import { isOver, PatientClock } from '../terminal/patience.ts';
import { handAt, messageOf } from './check.ts';
import type { CheckData, Checked } from './messages.ts';

/** Long, because some evaluators build large tables first. */
const LONGEST_LOAD_S = 20;
const LONGEST_HAND_S = 3;
const LOOK_MS = 200;

/**
 * Loads and checks an evaluator.
 *
 * @param start - starts the worker thread of the race
 * @param clock - tells how long the worker has had time to answer
 * @throws BadData that says in a sentence what is wrong with the file, even when it does not end
 */
export async function checkSolution(
  file: string,
  start: (data: CheckData) => Worker,
  clock = new PatientClock(LOOK_MS),
): Promise<Checked> {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const worker = start({ file, progress });
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Checked>((resolve, reject) => {
      worker.once('message', (answer: Checked | { error: string }) => {
        if ('error' in answer) reject(new BadData(answer.error));
        else resolve(answer);
      });
      worker.once('error', (error) => reject(new BadData(`${quote(file)} fails: ${messageOf(error)}`)));
      worker.once('exit', () => reject(new BadData(`${quote(file)} ended its process before it was checked`)));
      watch = watchProgress(progress, clock, (sentence) => reject(new BadData(`${quote(file)} ${sentence}`)));
    });
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}

/** Calls `onStop` when a hand takes too long. */
function watchProgress(progress: Int32Array, clock: PatientClock, onStop: (sentence: string) => void): NodeJS.Timeout {
  let [seen, since] = ['', clock.read()];
  return setInterval(() => {
    const now = clock.look();
    const [size = 0, place = 0] = progress;
    if (seen !== `${size} ${place}`) [seen, since] = [`${size} ${place}`, now];
    const limit = size === 0 ? LONGEST_LOAD_S : LONGEST_HAND_S;
    if (!isOver(since, now, limit * 1000)) return;
    const given = size === 0 ? 'is not loaded' : `gives no answer for ${quote(formatCards(handAt(size, place)))}`;
    onStop(`${given} within ${limit} seconds: is there an endless loop?`);
  }, LOOK_MS);
}
