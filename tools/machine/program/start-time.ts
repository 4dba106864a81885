/** How long a program takes to start, and how long its first answer may take because of that. */

/** For the first answer, because it may have to wait for a compiler, after the last output. */
const FIRST_ANSWER_MS = 20_000;

/** A program that has started before gets so many times longer than that took. */
const START_TIMES = 2;

/** A program that takes so long to start is slow: it is probably built first. */
const SLOW_MS = 1_000;

/** Makes what several questioners, in any thread, know of how long a program takes to start. */
export const newStartTime = () => new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);

/** Remembers how long a program takes to start. */
export class StartTime {
  /** The longest start, in its first element; 0 if the program never answered. */
  readonly #longest: Float64Array;

  /** @param shared - from `newStartTime` */
  constructor(shared: SharedArrayBuffer = newStartTime()) {
    this.#longest = new Float64Array(shared);
  }

  get #longestMs(): number {
    return this.#longest[0] ?? 0;
  }

  /** Returns whether the program has ever answered. */
  get isKnown(): boolean {
    return this.#longestMs > 0;
  }

  /** Returns whether it takes long to start the program again. */
  get isSlow(): boolean {
    return this.#longestMs > SLOW_MS;
  }

  /** Begins anew with this start: an earlier one may have been of other code, or after a build. */
  reset(ms: number): void {
    this.#longest[0] = ms;
  }

  /** Remembers a start if it is the longest. */
  add(ms: number): void {
    this.reset(Math.max(this.#longestMs, ms));
  }

  /** Returns how long a program may take to answer that has just been started. */
  limitMs(usualMs: number): number {
    if (!this.isKnown) return FIRST_ANSWER_MS;
    return Math.min(usualMs + START_TIMES * this.#longestMs, FIRST_ANSWER_MS);
  }
}
