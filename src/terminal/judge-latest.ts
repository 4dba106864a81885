import { setTimeout } from 'node:timers/promises';
import { stampOf } from './watched-files.ts';

/** An editor may write a file in two parts. */
const SETTLE_MS = 10;

interface Work {
  readonly judge: () => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** Judges the files of a folder on demand, and again when one of them has changed meanwhile. */
export class JudgeLatest {
  readonly #folder: string;
  readonly #work: Work;
  #isOutOfDate = false;
  #pending: Promise<void> | undefined;

  constructor(folder: string, work: Work) {
    this.#folder = folder;
    this.#work = work;
  }

  /** Resolves when all saved files are judged; undefined when they are. */
  get pending(): Promise<void> | undefined {
    return this.#pending;
  }

  /** Resolves when all saved files are judged; never rejects. */
  ask(): Promise<void> {
    this.#isOutOfDate = true;
    this.#pending ??= this.#judgeAll()
      .catch(this.#work.onError)
      .finally(() => {
        this.#pending = undefined;
      });
    return this.#pending;
  }

  async #judgeAll(): Promise<void> {
    while (this.#isOutOfDate) {
      this.#isOutOfDate = false;
      await setTimeout(SETTLE_MS);
      const stamp = stampOf(this.#folder);
      await this.#work.judge();
      // The watch may notice the second part of a save too late, so a file may have been read while still empty.
      this.#isOutOfDate ||= stampOf(this.#folder) !== stamp;
    }
  }
}
