import { once } from 'node:events';

/** How much is gathered before it is written, in characters. */
const BLOCK = 16_384;

/** Prints to several streams in the order of the calls, and writes many lines at once. */
export class Printer {
  #stream: NodeJS.WriteStream = process.stdout;
  #text = '';
  readonly #full = new Set<NodeJS.WriteStream>();

  print(stream: NodeJS.WriteStream, text: string): void {
    if (stream !== this.#stream || this.#text.length > BLOCK) this.#write();
    this.#stream = stream;
    this.#text += text;
  }

  /** Writes what is left, and waits while a reader cannot keep up, so that nothing piles up in memory. */
  async flush(): Promise<void> {
    this.#write();
    const full = [...this.#full];
    this.#full.clear();
    for (const stream of full) {
      if (stream.writable && stream.writableNeedDrain) await once(stream, 'drain').catch(() => {}); // main.ts hears of errors
    }
  }

  #write(): void {
    if (this.#text !== '' && this.#stream.writable && !this.#stream.write(this.#text)) this.#full.add(this.#stream);
    this.#text = '';
  }
}
