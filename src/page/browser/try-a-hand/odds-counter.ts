import type { Odds, OddsOptions } from '../../../fast/odds/odds.ts';
import type { OddsToCount } from '../book/odds-to-count.ts';
import { startWorker } from '../book/start-worker.ts';

/** Counts odds in a worker, because before the flop that takes seconds on a phone. */
export class OddsCounter {
  readonly #onCounted: () => void;
  #worker: Worker | undefined;
  /** What was asked last, as text. */
  #question = '';
  #odds: readonly Odds[] | undefined;

  /** @param onCounted - is called when odds are there that were not */
  constructor(onCounted: () => void) {
    this.#onCounted = onCounted;
  }

  /** Returns the odds if they are counted; if not, counts them instead of any others. */
  oddsOf(options: OddsOptions): readonly Odds[] | undefined {
    const question = JSON.stringify(options);
    if (question !== this.#question) {
      this.#question = question;
      this.#odds = undefined;
      this.#count(options);
    }
    return this.#odds;
  }

  #count(options: OddsOptions): void {
    this.#worker?.terminate(); // it may still be counting others
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Odds[]>) => {
      if (worker !== this.#worker) return;
      this.#odds = data;
      this.#onCounted();
    });
    worker.postMessage({ odds: options } satisfies OddsToCount);
    this.#worker = worker;
  }
}
