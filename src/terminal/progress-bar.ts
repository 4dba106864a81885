import cliProgress from 'cli-progress';
import { columnsOf } from './wrap-text.ts';

/** A line at the bottom of the terminal that shows progress. */
export interface ProgressBar {
  /** @param done the part that is done, from 0 to 1 */
  show(done: number, doing: string): void;
  /** Removes the line, so that something else can be printed; `show` brings it back. */
  hide(): void;
}

const MOST_BAR_COLUMNS = 30;
/** What stands beside the bar: what is done, the percentage and the time left. */
const BESIDE_BAR = 35;

/** Shows the line on standard error, if that is a terminal. The time left assumes that the work goes on at the same speed. */
export function startProgressBar(isShown: boolean): ProgressBar {
  if (!isShown || !process.stderr.isTTY) return { show: () => {}, hide: () => {} };
  const start = performance.now();
  const bar = new cliProgress.SingleBar({
    format: '  {doing} {bar} {percentage}%  {left}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: Math.max(1, Math.min(MOST_BAR_COLUMNS, columnsOf(process.stderr) - BESIDE_BAR)),
    clearOnComplete: true,
    autopadding: true,
    fps: 10,
  });
  process.once('exit', () => bar.stop()); // as when the reader of the results has gone
  return {
    show(done, doing) {
      const payload = { doing: doing.padEnd(14), left: timeLeft((performance.now() - start) / 1000, done) };
      if (bar.isActive) bar.update(done, payload);
      else bar.start(1, done, payload);
    },
    hide: () => bar.stop(),
  };
}

function timeLeft(seconds: number, done: number): string {
  if (seconds < 1 || done < 0.01) return '';
  const left = Math.ceil((seconds * (1 - done)) / done);
  return left < 100 ? `${left} s left` : `${Math.ceil(left / 60)} min left`;
}
