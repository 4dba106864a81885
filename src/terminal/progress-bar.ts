import cliProgress from 'cli-progress';

/** A line at the bottom of the terminal that tells how far something has come. */
export interface ProgressBar {
  /** @param done the part that is done, from 0 to 1 */
  show(done: number, doing: string): void;
  /** Takes the line away, so that something else can be printed; `show` brings it back. */
  hide(): void;
}

const WIDTH = 30;

/** The line on standard error; nothing where that is no terminal. The time left assumes that it goes on as it went so far. */
export function startProgressBar(isShown: boolean): ProgressBar {
  if (!isShown || !process.stderr.isTTY) return { show: () => {}, hide: () => {} };
  const start = performance.now();
  const bar = new cliProgress.SingleBar({
    format: '  {doing} {bar} {percentage}%  {left}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: WIDTH,
    clearOnComplete: true,
    hideCursor: true,
    autopadding: true,
    fps: 10,
  });
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
