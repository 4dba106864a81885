/** How much goes into one line to a program. */

/** Programs often read a line into a buffer of 8 KB. */
const MOST_CHARACTERS = 8_000;
const MOST_ITEMS = 500;

/** How long the answers of a line should take, so that one item without an end is noticed soon. */
const LINE_MS = 500;

/** The next line may have so many times the items of the last one, because items differ. */
const GROWTH = 8;

/** Decides how many items a line asks about, by how long the lines before it took. */
export class LineSize {
  #most = 1;

  /**
   * Takes the items of the next line.
   * @param start - the index of the first one
   * @param frame - the characters of a line without items
   */
  take(items: readonly unknown[], start: number, frame: number): readonly unknown[] {
    let end = start;
    let characters = frame;
    while (end < items.length && end - start < this.#most) {
      characters += JSON.stringify(items[end]).length + 1;
      if (characters >= MOST_CHARACTERS && end > start) break;
      end += 1;
    }
    return items.slice(start, end);
  }

  /** Learns how long a line with so many items took. */
  measure(items: number, milliseconds: number): void {
    const inTime = Math.floor((LINE_MS * items) / milliseconds);
    this.#most = Math.max(1, Math.min(inTime, items * GROWTH, MOST_ITEMS));
  }
}
