/** An error in the data, not in how the command was called: the exit status is 1, not 2. */
export class BadData extends Error {}

/** Arguments or options that are wrong, or a file that cannot be read. */
export const WRONG_USAGE = 2;

/** Cards that cannot be judged, or a wrong solution. */
export const BAD_DATA = 1;
