/** All limits on somebody's code. Turns and calls are counted, not timed: any machine gives the same answer. */
export const LIMITS = {
  /** Turns and calls for one question: a rule that tries all fives of sixteen cards makes half a million. */
  turnsOfQuestion: 2_000_000,
  /** Turns and calls for all questions about a file: trying all fives of each counted hand takes 50 million. */
  turnsOfAll: 300_000_000,
  /** How long nothing may be heard from what has no loop, such as a regular expression, on a busy machine. */
  silenceMs: 10_000,
  /** More than any solution needs, and less than a machine has; only Node can measure it. */
  memoryBytes: 256 * 2 ** 20,
  /** Where V8 ends the thread by itself, when the memory is not filled in a loop. */
  heapMb: 512,
  /** A small stack is full soon when a function calls itself endlessly. */
  stackMb: 1,
  /** Lines that one question may print: more than anyone wants to read. */
  printedLines: 10_000,
  /** Printed lines, and characters of each, that are shown. */
  shownLines: 10,
  shownCharacters: 200,
} as const;
