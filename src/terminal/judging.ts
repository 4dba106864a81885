import { setTimeout } from 'node:timers/promises';
import { stampOf } from './watched-files.ts';

/** An editor may write a file in two goes: in milliseconds. */
const SETTLE = 10;

interface Work {
  readonly judge: () => Promise<void>;
  /** Follows when no file has changed meanwhile. */
  readonly afterwards?: () => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** Judges the files of a folder when it is asked to, and once more when one of them has changed meanwhile. */
export class Judging {
  readonly #folder: string;
  readonly #work: Work;
  #isOutOfDate = false;
  #current: Promise<void> | undefined;

  constructor(folder: string, work: Work) {
    this.#folder = folder;
    this.#work = work;
  }

  /** What goes on, until all that has been saved is judged; undefined when nothing does. */
  get current(): Promise<void> | undefined {
    return this.#current;
  }

  /** Resolves when all that has been saved is judged; never rejects. */
  ask(): Promise<void> {
    this.#isOutOfDate = true;
    this.#current ??= this.#judgeAll()
      .catch(this.#work.onError)
      .finally(() => {
        this.#current = undefined;
      });
    return this.#current;
  }

  async #judgeAll(): Promise<void> {
    while (this.#isOutOfDate) {
      this.#isOutOfDate = false;
      await setTimeout(SETTLE);
      const stamp = stampOf(this.#folder);
      await this.#work.judge();
      // The watch may not have looked yet since the second half of a save, so that a file was read that is still empty.
      this.#isOutOfDate ||= stampOf(this.#folder) !== stamp;
      if (!this.#isOutOfDate) await this.#work.afterwards?.();
    }
  }
}
