import { once } from 'node:events';

/** How much is gathered before it is written, in bytes. */
const BLOCK = 65_536;
/** The most bytes that UTF-8 makes of what counts one in a string's length. */
const MOST_BYTES = 3;

/**
 * Prints to several streams in the order of the calls, and writes many lines at once. They are gathered as bytes: strings would
 * have to be moved at every collection of garbage.
 */
export class Printer {
  #stream: NodeJS.WriteStream = process.stdout;
  #block = Buffer.allocUnsafeSlow(BLOCK);
  #length = 0;
  readonly #full = new Set<NodeJS.WriteStream>();

  print(stream: NodeJS.WriteStream, text: string): void {
    const most = text.length * MOST_BYTES;
    if (stream !== this.#stream || this.#length + most > BLOCK) this.#writeBlock();
    this.#stream = stream;
    if (most > BLOCK) this.#write(text);
    else this.#length += this.#block.write(text, this.#length);
  }

  /** Writes what is left, and waits while a reader cannot keep up, so that nothing piles up in memory. */
  async flush(): Promise<void> {
    this.#writeBlock();
    const full = [...this.#full];
    this.#full.clear();
    for (const stream of full) {
      if (stream.writable && stream.writableNeedDrain) await once(stream, 'drain').catch(() => {}); // main.ts hears of errors
    }
  }

  #writeBlock(): void {
    if (this.#length === 0) return;
    this.#write(this.#block.subarray(0, this.#length));
    this.#block = Buffer.allocUnsafeSlow(BLOCK);
    this.#length = 0;
  }

  #write(what: string | Buffer): void {
    if (this.#stream.writable && !this.#stream.write(what)) this.#full.add(this.#stream);
  }
}
