/** An error in the data, not in how the command was called: the exit status is 1, not 2. */
export class BadData extends Error {}

/** Arguments or options that are wrong, or a file that cannot be read. */
export const WRONG_USAGE = 2;

/** A line that cannot be judged, or a file that holds no text. */
export const BAD_DATA = 1;
