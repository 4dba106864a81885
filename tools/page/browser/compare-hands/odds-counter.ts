import type { Odds, OddsOptions } from '../../../../src/odds/odds.ts';
import type { OddsToCount } from '../book/odds-to-count.ts';
import { startWorker } from '../book/start-worker.ts';
import type { CountedOdds } from './compared.ts';

/**
 * Counts odds in a worker, because the first count in a page, with the tables that it makes, takes
 * 110 to 180 ms on a desk, and four times that on a phone.
 */
export class OddsCounter {
  readonly #onEnd: () => void;
  #worker: Worker | undefined;
  /** What was asked last, as text. */
  #question = '';
  #counted: CountedOdds = {};

  /** @param onEnd - is called when counting ends, with or without odds */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Returns the odds if they are counted; if not, counts them instead of any others. */
  oddsOf(options: OddsOptions): CountedOdds {
    const question = JSON.stringify(options);
    if (question !== this.#question) {
      this.#question = question;
      this.#count(options);
    }
    return this.#counted;
  }

  #count(options: OddsOptions): void {
    this.#worker?.terminate(); // it may still be counting others
    const worker = startWorker();
    const end = (odds?: readonly Odds[]) => {
      if (worker !== this.#worker) return;
      this.#counted = { odds };
      this.#onEnd();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Odds[]>) => end(data));
    worker.addEventListener('error', () => end());
    worker.postMessage({ odds: options } satisfies OddsToCount);
    this.#worker = worker;
    this.#counted = { isCounting: true };
  }
}
