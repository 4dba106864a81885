/** Tells our messages from all else that is written to the pipe, which may be anything, and never end. */
export class SignedLines {
  readonly #key: string;
  readonly #hear: (message: unknown) => void;
  readonly #onForeign: () => void;
  #rest = '';
  #isForeign = false;

  /**
   * @param key - what each of our lines starts with
   * @param hear - gets what our lines say
   * @param onForeign - is called once, when there is another line; what follows is not read
   */
  constructor(key: string, hear: (message: unknown) => void, onForeign: () => void) {
    this.#key = key;
    this.#hear = hear;
    this.#onForeign = onForeign;
  }

  /** Takes the next part of the text. */
  take(text: string): void {
    const lines = this.#isForeign ? [] : (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '' && !this.#isForeign) this.#takeLine(line);
    if (!this.#rest.startsWith(this.#key.slice(0, this.#rest.length))) this.#giveUp();
  }

  #takeLine(line: string): void {
    try {
      if (!line.startsWith(this.#key)) throw new Error('not ours');
      this.#hear(JSON.parse(line.slice(this.#key.length)));
    } catch {
      this.#giveUp(); // also when something was written into the middle of our line
    }
  }

  #giveUp(): void {
    if (!this.#isForeign) this.#onForeign();
    this.#isForeign = true;
    this.#rest = '';
  }
}
