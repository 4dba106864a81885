/** An error in the data, not in how the command was called: the exit status is 1, not 2. */
export class BadData extends Error {}
