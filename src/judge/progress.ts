import { startProgressBar } from '../terminal/progress-bar.ts';
import { sizeOf } from './inputs.ts';

/** For less nobody needs a bar: in milliseconds. */
const PATIENCE = 1000;

/** How much of all files has been read, on a line of the terminal that comes when it takes longer. */
export class Progress {
  readonly #bar: ReturnType<typeof startProgressBar>;
  readonly #sizes: readonly (number | undefined)[];
  readonly #start = performance.now();
  #isVisible = false;

  constructor(files: readonly string[], isShown: boolean) {
    this.#sizes = files.map(sizeOf);
    this.#bar = startProgressBar(isShown && !this.#sizes.includes(undefined));
  }

  /** @param read - how many bytes of the file at this place have been read */
  show(place: number, read: number, now = performance.now()): void {
    if (now - this.#start < PATIENCE) return;
    this.#isVisible = true;
    this.#bar.show(partOf(this.#sizes, place, read), 'judging');
  }

  /** Makes room for something else. */
  hide(): void {
    if (this.#isVisible) this.#bar.hide();
    this.#isVisible = false;
  }
}

/** The part that is done, 0 to 1: all files before this place, and so much of the one at it. A file may grow meanwhile. */
export function partOf(sizes: readonly (number | undefined)[], place: number, read: number): number {
  const sum = (some: readonly (number | undefined)[]) => some.reduce((total: number, size) => total + (size ?? 0), 0);
  return Math.min(1, (sum(sizes.slice(0, place)) + read) / Math.max(1, sum(sizes)));
}
