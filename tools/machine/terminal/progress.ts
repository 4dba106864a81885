/** Goes to the start of the line and clears it. */
const CLEAR_LINE = '\r\x1b[K';

/** Shows on a terminal how much of some work is done, and nothing elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  #shown = '';

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /** Shows the share that is done, 0 to 1, in whole per cent. */
  show(share: number): void {
    const text = `${Math.floor(100 * share)}%`;
    if (!this.#stream.isTTY || text === this.#shown) return;
    this.#stream.write(CLEAR_LINE + text);
    this.#shown = text;
  }

  /** Takes away what is shown, so that the answer has the line. */
  end(): void {
    if (this.#shown !== '') this.#stream.write(CLEAR_LINE);
    this.#shown = '';
  }
}
