/**
 * The exit statuses of all commands. `cli/command.ts` sets the one of a thrown error, `cli/main.ts`
 * the one of output that cannot be written. Commands that go on after a bad line or a wrong result
 * set theirs at the end.
 */

/** An error in the data, not in how the command was called: the exit status is 1, not 2. */
export class BadData extends Error {}

/** Exit status for wrong arguments or options, or a file that cannot be read. */
export const WRONG_USAGE = 2;

/** Exit status for cards that cannot be judged, or a wrong solution. */
export const BAD_DATA = 1;

export const EXIT_STATUS =
  'Exit status: 0 if all is well, 1 if some data are bad or your own code is wrong, 2 for wrong usage or a file that cannot be read.';
