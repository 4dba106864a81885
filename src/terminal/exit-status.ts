/** Arguments or options that are wrong, or a file that cannot be read. */
export const WRONG_USAGE = 2;

/** A line that cannot be judged, or a file that holds no text. */
export const BAD_DATA = 1;
