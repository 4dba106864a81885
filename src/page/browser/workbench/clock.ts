/** A clock that counts the time in which the code could run: where it was not its turn for long, little is counted. */

/** The longest time between two readings that is counted, in milliseconds. */
const LONGEST_GAP_MS = 50;

export class Clock {
  readonly #now: () => number;
  #counted = 0;
  #last: number;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#last = now();
  }

  /** The milliseconds counted so far. */
  read(): number {
    const now = this.#now();
    this.#counted += Math.min(now - this.#last, LONGEST_GAP_MS);
    this.#last = now;
    return this.#counted;
  }
}
