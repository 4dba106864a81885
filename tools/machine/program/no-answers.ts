/** Why a program gives no answer. */
import { inFull } from '../../../src/cards/quote.ts';
import { NoAnswer } from '../../solution/errors.ts';

/** Thrown if a program that has answered before does not answer in time. */
export class TooLate extends NoAnswer {}

/** Thrown if a program does not give its first answer in time, or in a wrong form. */
export class NoFirstAnswer extends NoAnswer {}

/** Thrown if a program has ended that takes long to start again. */
export class SlowEnd extends NoAnswer {}

/**
 * Says what became of a line of several items that the program answers one by one.
 * @param items - how many there were
 * @param line - the line
 */
export function whyNotInLine(error: Error, items: number, line: string): string {
  if (error instanceof TooLate) {
    return `it did not answer a line with ${items} items in time. After a new start it answered each item alone`;
  }
  const why = `it answers each of these ${items} items alone, but not in one line`;
  return `${error.message}: ${why} of ${inFull(line.length)} characters`;
}
