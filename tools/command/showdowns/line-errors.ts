import { printable } from '../../../src/cards/quote.ts';
import { printError } from '../../machine/terminal/print-error.ts';
import { inWords } from './format-verdict.ts';

/** As long as a file has had no showdown, only so many errors are printed. */
const MOST_ERRORS = 10;

/**
 * Prints what is wrong with the lines of a file. Of one that has showdowns, all are printed.
 * Of one that has none, such as a letter, the first ones are enough.
 */
export class LineErrors {
  readonly #file: string | undefined;
  #hasShowdown = false;
  #errors = 0;

  /** @param file - shown in each error; undefined if there is only one file */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  /** Prints what is wrong with a line, or counts it. */
  add(message: string, line: number): void {
    this.#errors += 1;
    if (this.#hasShowdown || this.#errors <= MOST_ERRORS) this.#print(message, line);
  }

  /** Says before the first showdown how many errors were only counted. */
  takeShowdown(line: number): void {
    if (this.#hasShowdown) return;
    this.#hasShowdown = true;
    if (this.#unprinted > 0) this.#print(`${this.#unprinted} more errors before this line`, line);
  }

  /** Says at the end of a file without showdowns how many errors were only counted. */
  end(): void {
    if (this.#hasShowdown || this.#unprinted === 0) return;
    const where = this.#file === undefined ? '' : `${printable(this.#file)}: `;
    printError(`${where}and ${this.#unprinted} more; is this a file of showdowns?\n`);
  }

  get #unprinted(): number {
    return Math.max(0, this.#errors - MOST_ERRORS);
  }

  #print(message: string, line: number): void {
    printError(`${inWords({ file: this.#file, line })}: ${message}\n`);
  }
}
