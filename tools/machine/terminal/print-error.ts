import { wrapFor } from './wrap-text.ts';

/** Prints a text on standard error as it is, with its line ends; a terminal gets it wrapped. */
export function printError(text: string): void {
  process.stderr.write(wrapFor(process.stderr, text));
}
