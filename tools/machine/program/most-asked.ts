/**
 * The most questions about a function that somebody's code is asked in a count, always the same ones.
 * Our rules answer the others, so that sums stay exact.
 */
export const MOST_ASKED = 3_000;
